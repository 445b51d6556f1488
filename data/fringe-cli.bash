# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash disable=SC2086,SC2207
# Completion of fringe-cli in bash.

_fringe_cli_commands='solve check draw compare explain find exam grade check-trace boards experiment judge'

# The options that every command takes, those of each group, and those of each command alone.
_fringe_cli_options ()
{
  local choices='--preset --algorithm --heuristic --weight --moves --ties --duplicates --goal-test'
  local rules="$choices --node-limit --search-anyway"
  local output='--format --output --quiet'

  printf '%s ' --help --version
  [[ $1 == grade ]] || printf '%s ' --goal --size
  case $1 in
    solve) printf '%s ' --boards --keep-going $rules $output --steps ;;
    check) printf '%s ' --boards --keep-going --heuristics $output ;;
    draw) printf '%s ' $rules --output --as --record --trace --table --handout --step --what --theme --dpi --direction \
      --title --caption --legend --sentences --no-sentences --transparent --paper --margin --tile --frames --fine --layers --animate --beamer --snippet ;;
    compare) printf '%s ' --boards --keep-going $rules $output --algorithms --heuristics ;;
    explain) printf '%s ' $output --cost --expanded --generated --open --observations --means --sample --seed --algorithms --heuristics --node-limit \
      --search-anyway ;;
    find) printf '%s ' $rules $output --trait --count --seed ;;
    exam) printf '%s ' $rules --output --as --questions --kinds --trait --seed --title --quiet ;;
    grade) printf '%s ' $output --class ;;
    check-trace) printf '%s ' $choices $output --start --search-anyway ;;
    judge) printf '%s ' $output --start ;;
    experiment) printf '%s ' --boards --keep-going $rules $output --by-depth --all --sample --seed --methods --count --chart --jobs ;;
    boards) printf '%s ' $output --all --depth --random --seed ;;
  esac
}

# The words that an option takes.
_fringe_cli_words ()
{
  case $2 in
    --preset)
      echo textbook report-2019 columbiax paper-2021 cse318 assignment-ucs
      [[ $1 == experiment ]] && echo aima-3.26 aima-3.29 reinefeld ties ;;
    --methods) echo bfs dfs ucs greedy: astar: wastar: idastar: ids rbfs: ;;
    --algorithm | --algorithms) echo bfs dfs ucs greedy astar wastar idastar ids rbfs ;;
    --heuristic | --heuristics)
      echo zero misplaced manhattan linear-conflict gaschnig perfect misplaced-with-blank manhattan-with-blank \
        formula: pdb: ;;
    --moves) printf '%s ' {U{D{LR,RL},L{DR,RD},R{DL,LD}},D{U{LR,RL},L{UR,RU},R{UL,LU}}} \
                          {L{U{DR,RD},D{UR,RU},R{UD,DU}},R{U{DL,LD},D{UL,LU},L{UD,DU}}} ;;
    --ties) echo fifo lifo high-g high-g-lifo low-g heap ;;
    --duplicates) echo open+closed closed better-g expansion parent ;;
    --goal-test) echo expansion generation ;;
    --as) [[ $1 == exam ]] && echo xml gift tex || echo png svg pdf tex html dot json csv txt slides beamer handout ;;
    --kinds) echo next g h f duplicate goal values ;;
    --what) echo tree solution node: ;;
    --theme) echo light dark projector print ;;
    --direction) echo down right ;;
    --paper) echo a3 a4 a5 letter legal tabloid slide ;;
    --trace) echo posthoc ;;
    --table) echo trace counts ;;
    --handout) echo blank key ;;
    --trait) echo cost= 'nodes<=' tie reopened greedy-longer overestimate ratio: ;;
    --format)
      case $1 in
        solve) echo text json csv columbiax ;;
        compare | experiment) echo text json csv latex ;;
        boards) echo text ;;
        judge) echo text json ;;
        *) echo text json csv ;;
      esac ;;
  esac
}

# Of words apart by commas the last is completed.
_fringe_cli_list ()
{
  local before=

  [[ $2 == *,* ]] && before=${2%,*},
  COMPREPLY=($(compgen -P "$before" -W "$1" -- "${2##*,}"))
  compopt -o nospace 2>/dev/null
}

_fringe_cli_files ()
{
  compopt -o filenames 2>/dev/null
  mapfile -t COMPREPLY < <(compgen -f -- "$1")
}

_fringe_cli ()
{
  local current=${COMP_WORDS[COMP_CWORD]} option=${COMP_WORDS[COMP_CWORD - 1]} command=${COMP_WORDS[1]}

  COMPREPLY=()
  if ((COMP_CWORD == 1)); then
    COMPREPLY=($(compgen -W "$_fringe_cli_commands --help --version" -- "$current"))
    return
  fi

  # --option=word is three words here.
  if [[ $current == '=' ]]; then
    current=
  elif [[ $option == '=' ]]; then
    option=${COMP_WORDS[COMP_CWORD - 2]}
  fi

  [[ $command == experiment && $option == --count ]] \
    && COMPREPLY=($(compgen -W 'successors generated expanded' -- "$current")) && return

  case $option in
    --boards | --observations | --means | --record | --output | --chart | -o)
      _fringe_cli_files "$current" ;;
    --algorithms | --heuristics | --kinds | --methods)
      _fringe_cli_list "$(_fringe_cli_words "$command" "$option")" "$current" ;;
    --what | --trait)
      COMPREPLY=($(compgen -W "$(_fringe_cli_words "$command" "$option")" -- "$current"))
      compopt -o nospace 2>/dev/null ;;
    --preset | --algorithm | --heuristic | --moves | --ties | --duplicates | --goal-test | --theme | --format | --as \
      | --trace | --table | --handout | --direction | --paper)
      COMPREPLY=($(compgen -W "$(_fringe_cli_words "$command" "$option")" -- "$current")) ;;
    --goal | --start | --size | --weight | --node-limit | --step | --dpi | --cost | --expanded | --generated | --open | --count \
      | --seed | --depth | --random | --by-depth | --sample | --jobs | --questions | --title | --caption | --margin) ;;
    *)
      if [[ $command == @(grade|check-trace|judge) && $current != -* || $command == draw && -n $current && $current != -* ]]; then
        _fringe_cli_files "$current"
        return
      fi
      [[ -z $current || $current == -* ]] \
        && COMPREPLY=($(compgen -W "$(_fringe_cli_options "$command")" -- "$current")) ;;
  esac
}

complete -F _fringe_cli fringe-cli

#!/bin/sh
# A bot in a few lines of shell and jq that answers by name.
#     vigil watch --bots "greedy,program:sh examples/bots/hasty.sh"
# It ends the turn or passes if it can; otherwise, it takes the last option.
exec jq --unbuffered -c '
  select(.type == "decide" or .type == "error") | .decision
  | [.options[].name] as $names
  | {decision: .number, choose: (first("end_turn", "pass", "done" | select(. as $n | $names | index($n))) // $names[-1])}'

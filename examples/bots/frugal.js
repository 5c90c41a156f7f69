// A bot in JavaScript for both games: `vigil play --bots "program:node examples/bots/frugal.js"`.
//
// Ascension: play everything, then buy or defeat the dearest there is, then end the turn.
// Conflictus: play a source, play what can be played, attack with everything, block nothing.
// It only shows how the lines are read and written; docs/PROGRAM_BOTS.md explains them.

const lines = require("node:readline").createInterface({ input: process.stdin });

const cards = new Map(); // what is printed, by name
const RANK = {
  menu: ["play", "use", "acquire", "defeat", "end_turn"],
  priority: ["play_source", "play", "pass"],
  attack: ["attack", "done"],
  block: ["done"],
  pay: ["pay_auto"],
  may: ["yes"],
};

function cost(option) {
  const card = cards.get(option.card_name);
  return card === undefined ? 0 : card.cost;
}

/** The place of the first verb that is offered in the order of RANK, the dearest card of it. */
function choose({ question, options }) {
  for (const verb of RANK[question.key] ?? []) {
    const places = [...options.keys()].filter((place) => options[place].verb === verb);
    if (places.length > 0) {
      return places.reduce((best, place) => (cost(options[place]) > cost(options[best]) ? place : best));
    }
  }
  return 0;
}

lines.on("line", (line) => {
  const message = JSON.parse(line);
  switch (message.type) {
    case "hello":
      cards.clear();
      for (const card of message.cards) cards.set(card.name, card);
      break;
    case "decide": {
      const { number } = message.decision;
      console.log(JSON.stringify({ decision: number, choose: choose(message.decision) }));
      break;
    }
    case "error": // our last answer was wrong: the first option always is one
      console.error(message.text); // standard error is ours
      console.log(JSON.stringify({ decision: message.decision.number, choose: 0 }));
      break;
    case "over":
      console.error(`seat ${message.view.seat}: place ${message.outcome.places[message.view.seat]}`);
      break;
  }
});

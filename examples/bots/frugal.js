// A bot in JavaScript for both games: `vigil play --bots "program:node examples/bots/frugal.js"`.
//
// Ascension: play everything, then buy or defeat the most expensive card, then end the turn.
// Conflictus: play a source, play what can be played, attack with everything, block nothing.
// It shows how to read and write the messages, which docs/PROGRAM_BOTS.md explains.

const lines = require("node:readline").createInterface({ input: process.stdin });

const cards = new Map(); // the printed cards by name
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

/** Return the index of an option with the first verb in RANK that is offered; of several, the most expensive card. */
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
    case "error": // our last answer was wrong; index 0 is always valid
      console.error(message.text); // standard error is ours
      console.log(JSON.stringify({ decision: message.decision.number, choose: 0 }));
      break;
    case "over":
      console.error(`seat ${message.view.seat}: place ${message.outcome.places[message.view.seat]}`);
      break;
  }
});

# For whoever designs cards: hints for a card file, and what measurements have found.

hint = hint: { $hint }
hint-cards-toml = A text stands in quotation marks, a list in [ ], and each card begins with a line [[card]].
hint-cards-key = Fields of a card stand below its line [[card]].
hint-cards-none = A card begins with a line [[card]], then name = "...", kind = "..." and the rest.
hint-cards-set = Write set = "mine" at the top, or leave it out.
hint-cards-twice = Give one of them another name.
hint-config-card-twice = Give your card a name of its own.
hint-manual = docs/CARD_LANGUAGE.md has every field and every word, each with an example.
hint-near = Did you mean { $near }?
hint-field = docs/CARD_LANGUAGE.md has the fields of a card; there is none for a text, it is made from the effects.
hint-word = { $word } is used like this: { $usage }; what stands in [ ] may be left out.
hint-call = It is used like this: { $usage }; what stands in [ ] may be left out.
hint-brackets = { $which ->
    [open] { $n ->
        [one] A closing bracket ) is missing.
       *[other] { $n } closing brackets ) are missing.
    }
   *[closed] { $n ->
        [one] There is a closing bracket ) too many.
       *[other] There are { $n } closing brackets ) too many.
    }
}
hint-leave-out = Leave this line out.
hint-example = As the printed card { $card } has it: { $text }

const en = {
  ready: 'Choose a hand',
  act: 'Deal',
  busy: 'Dealing…',
  dragon: 'Dragon',
  tiger: 'Tiger',
  tie: 'Tie',
  won: '{0} wins',
  wonWith: '{0} wins with {1}',
  tied: 'A tie',
  backOnTie: '; a tie gives the stake back',
  ranks: {
    high: 'a high card',
    pair: 'a pair',
    colour: 'a colour',
    sequence: 'a sequence',
    pure: 'a pure sequence',
    trail: 'a trail',
  },
  single:
    'Each hand gets one card from the same deck, and the higher card wins; the ace is highest. On a tie the stake on a hand comes back.',
  three:
    'Each hand gets three cards from the same deck, and the better hand wins: trail, pure sequence, sequence, colour, pair, high card. On a tie the stake comes back.',
}

const bn: typeof en = {
  ready: 'একটি হাত বাছুন',
  act: 'তাস দিন',
  busy: 'তাস পড়ছে…',
  dragon: 'ড্রাগন',
  tiger: 'টাইগার',
  tie: 'সমান',
  won: '{0} জিতেছে',
  wonWith: '{1} নিয়ে {0} জিতেছে',
  tied: 'দুই হাত সমান',
  backOnTie: '; সমান হলে বাজি ফেরত',
  ranks: {
    high: 'বড় তাস',
    pair: 'জোড়া',
    colour: 'কালার',
    sequence: 'সিকোয়েন্স',
    pure: 'পিওর সিকোয়েন্স',
    trail: 'ট্রেইল',
  },
  single:
    'এক প্যাকেট থেকে দুই হাতে একটি করে তাস পড়ে, বড় তাস জেতে; টেক্কা সবচেয়ে বড়। সমান হলে হাতের বাজি ফেরত।',
  three:
    'এক প্যাকেট থেকে দুই হাতে তিনটি করে তাস পড়ে, ভালো হাত জেতে: ট্রেইল, পিওর সিকোয়েন্স, সিকোয়েন্স, কালার, জোড়া, বড় তাস। সমান হলে বাজি ফেরত।',
}

export const cardsWords = { en, bn }

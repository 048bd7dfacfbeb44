const en = {
  ready: 'Choose a hand',
  act: 'Deal',
  busy: 'Dealing…',
  single: { dragon: 'Dragon', tiger: 'Tiger', tie: 'Tie' },
  teenPatti: { dragon: 'Player', tiger: 'Banker', tie: 'Tie' },
  baccarat: { dragon: 'Player', tiger: 'Banker', tie: 'Tie' },
  won: '{0} wins',
  wonWith: '{0} wins with {1}',
  wonBy: '{0} wins, {1} to {2}',
  tied: 'A tie',
  ranks: {
    high: 'a high card',
    pair: 'a pair',
    colour: 'a color',
    sequence: 'a sequence',
    pure: 'a pure sequence',
    trail: 'a trail',
  },
  rules: {
    single:
      'Each hand gets one card from the same deck, and the higher card wins; the ace is highest. On a tie the stake on a hand comes back.',
    teenPatti:
      'Each hand gets three cards from the same deck, and the better hand wins: trail, pure sequence, sequence, color, pair, high card. On a tie the stake comes back.',
    baccarat:
      'Each hand gets two cards from the same deck, and a third by the fixed rule of the table. The hand nearer to 9 points wins: an ace counts 1, ten to king count nothing, and only the last digit of a sum counts. On a tie the stake on a hand comes back.',
  },
}

const bn: typeof en = {
  ready: 'একটি হাত বাছুন',
  act: 'তাস দিন',
  busy: 'তাস পড়ছে…',
  single: { dragon: 'ড্রাগন', tiger: 'টাইগার', tie: 'সমান' },
  teenPatti: { dragon: 'প্লেয়ার', tiger: 'ব্যাংকার', tie: 'সমান' },
  baccarat: { dragon: 'প্লেয়ার', tiger: 'ব্যাংকার', tie: 'সমান' },
  won: '{0} জিতেছে',
  wonWith: '{1} নিয়ে {0} জিতেছে',
  wonBy: '{0} জিতেছে, {1}–{2}',
  tied: 'দুই হাত সমান',
  ranks: {
    high: 'বড় তাস',
    pair: 'জোড়া',
    colour: 'কালার',
    sequence: 'সিকোয়েন্স',
    pure: 'পিওর সিকোয়েন্স',
    trail: 'ট্রেইল',
  },
  rules: {
    single:
      'এক প্যাকেট থেকে দুই হাতে একটি করে তাস পড়ে, বড় তাস জেতে; টেক্কা সবচেয়ে বড়। সমান হলে হাতের বাজি ফেরত।',
    teenPatti:
      'এক প্যাকেট থেকে দুই হাতে তিনটি করে তাস পড়ে, ভালো হাত জেতে: ট্রেইল, পিওর সিকোয়েন্স, সিকোয়েন্স, কালার, জোড়া, বড় তাস। সমান হলে বাজি ফেরত।',
    baccarat:
      'এক প্যাকেট থেকে দুই হাতে দুটি করে তাস পড়ে, টেবিলের বাঁধা নিয়মে তৃতীয়টি। 9 পয়েন্টের কাছের হাত জেতে: টেক্কা 1, দশ থেকে সাহেব শূন্য, যোগফলের শুধু শেষ অঙ্ক। সমান হলে হাতের বাজি ফেরত।',
  },
}

export const cardsWords = { en, bn }

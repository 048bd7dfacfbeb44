const en = {
  ready: 'Five lines, from the left',
  act: 'Spin',
  busy: 'Spinning…',
  line: 'Line {0}: {1} alike, {2}',
  wild: 'The Ferris wheel (reels 2 to 4) stands for any sign.',
  pays: 'Three, four or five alike from the left pay, at a stake of {0}:',
  lines: 'The five lines, each with a fifth of the stake:',
  signs: {
    rocket: 'Rocket',
    gem: 'Gem',
    fish: 'Hilsa',
    pot: 'Painted pot',
    diya: 'Lamp',
    marigold: 'Marigold',
    kite: 'Kite',
    wheel: 'Ferris wheel',
  },
}
export type SlotWords = typeof en

const bn: SlotWords = {
  ready: 'পাঁচ লাইন, বাঁ দিক থেকে',
  act: 'ঘোরান',
  busy: 'ঘুরছে…',
  line: 'লাইন {0}: {1}টি মিল, {2}',
  wild: 'নাগরদোলা (২য় থেকে ৪র্থ রিল) যেকোনো চিহ্নের বদলে বসে।',
  pays: 'বাঁ দিক থেকে তিন, চার বা পাঁচটি মিললে, {0} বাজিতে পাবেন:',
  lines: 'পাঁচটি লাইন, প্রতিটিতে বাজির পাঁচ ভাগের এক ভাগ:',
  signs: {
    rocket: 'রকেট',
    gem: 'রত্ন',
    fish: 'ইলিশ',
    pot: 'শখের হাঁড়ি',
    diya: 'প্রদীপ',
    marigold: 'গাঁদা',
    kite: 'ঘুড়ি',
    wheel: 'নাগরদোলা',
  },
}

export const slotWords = { en, bn }

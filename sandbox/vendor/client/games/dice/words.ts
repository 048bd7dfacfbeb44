const en = {
  ready: 'Choose what the dice will show',
  act: 'Roll',
  busy: 'Rolling…',
  down: '2 to 6',
  seven: 'Seven',
  up: '8 to 12',
  double: 'A double',
  rolled: '{0} and {1}: {2}',
  face: 'Dice: {0} and {1}',
  rules: 'Two dice are rolled once. The sum counts, or that both show the same.',
}

const bn: typeof en = {
  ready: 'ছক্কায় কী উঠবে বাছুন',
  act: 'ছক্কা ফেলুন',
  busy: 'ছক্কা গড়াচ্ছে…',
  down: '2 থেকে 6',
  seven: 'সাত',
  up: '8 থেকে 12',
  double: 'জোড়া',
  rolled: '{0} ও {1}: {2}',
  face: 'ছক্কা: {0} ও {1}',
  rules: 'দুটি ছক্কা একবার ফেলা হয়। যোগফল কত, বা দুটিতে একই ওঠে কি না, সেটাই হিসাব।',
}

export const diceWords = { en, bn }

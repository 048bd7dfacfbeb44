const en = {
  ready: 'Choose what the dice will show',
  act: 'Roll',
  busy: 'Rolling…',
  down: '2 to 6',
  seven: 'Seven',
  up: '8 to 12',
  double: 'A double',
  small: 'Small: 4 to 10',
  big: 'Big: 11 to 17',
  triple: 'Three alike',
  rolled: '{0} = {1}',
  face: 'Dice: {0}',
  rules2: 'Two dice are rolled once. You bet on the sum or on a double.',
  rules3:
    'Three dice are rolled once. Small and big go by their sum and lose to three alike; a double is any two alike, and three alike count as well.',
}

const bn: typeof en = {
  ready: 'ছক্কায় কী উঠবে বাছুন',
  act: 'ছক্কা ফেলুন',
  busy: 'ছক্কা গড়াচ্ছে…',
  down: '2 থেকে 6',
  seven: 'সাত',
  up: '8 থেকে 12',
  double: 'জোড়া',
  small: 'ছোট: 4 থেকে 10',
  big: 'বড়: 11 থেকে 17',
  triple: 'তিনটিই এক',
  rolled: '{0} = {1}',
  face: 'ছক্কা: {0}',
  rules2: 'দুটি ছক্কা একবার ফেলা হয়। যোগফল কত, বা দুটিতে একই ওঠে কি না, সেটাই হিসাব।',
  rules3:
    'তিনটি ছক্কা একবার ফেলা হয়। ছোট আর বড় ঠিক হয় যোগফলে, তিনটিই এক হলে দুটিই হারে; জোড়া মানে যেকোনো দুটি এক, তিনটি এক হলেও।',
}

export const diceWords = { en, bn }

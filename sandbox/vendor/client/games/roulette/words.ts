const en = {
  ready: 'Place chips on the table',
  act: 'Spin',
  busy: 'The wheel is turning…',
  first: '1–12',
  second: '13–24',
  third: '25–36',
  low: '1–18',
  even: 'Even',
  red: 'Red',
  black: 'Black',
  odd: 'Odd',
  high: '19–36',
  number: 'A number',
  chips: '{0} on it',
  undo: 'Undo',
  clear: 'Clear',
  fell: 'The ball fell on {0}, {1}',
  zero: 'zero',
  rules:
    'Each tap on the table places a chip worth one stake, up to twenty chips in all. They stay for the next round. The wheel has 37 pockets, 0 to 36. Zero belongs to no field: it wins only as a number.',
}

const bn: typeof en = {
  ready: 'টেবিলে চিপ রাখুন',
  act: 'ঘোরান',
  busy: 'চাকা ঘুরছে…',
  first: '1–12',
  second: '13–24',
  third: '25–36',
  low: '1–18',
  even: 'জোড়',
  red: 'লাল',
  black: 'কালো',
  odd: 'বিজোড়',
  high: '19–36',
  number: 'একটি নম্বর',
  chips: '{0}টি চিপ',
  undo: 'ফেরান',
  clear: 'মুছুন',
  fell: 'বল পড়েছে {0}‑এ, {1}',
  zero: 'শূন্য',
  rules:
    'টেবিলে প্রতিটি চাপে এক বাজির একটি চিপ বসে, যেকোনো জায়গায় সব মিলিয়ে বিশটি পর্যন্ত; পরের রাউন্ডেও থাকে। চাকায় 37টি ঘর, 0 থেকে 36। শূন্য টেবিলের কোনো ভাগে পড়ে না: শুধু নম্বর হিসেবে জেতে।',
}

export const rouletteWords = { en, bn }

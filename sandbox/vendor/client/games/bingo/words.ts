const en = {
  ready: 'Your card for the next draw',
  act: 'Draw',
  busy: 'Twenty balls are drawn…',
  card: 'Your card',
  another: 'Another card',
  none: 'No full line',
  lines: '{0} full lines',
  line: 'One full line',
  count: '{0} lines',
  one: '1 line',
  most: '6 lines or more',
  rules:
    'A card has sixteen of the numbers 1 to 40, and twenty are drawn. Full lines of four count: rows, columns and both diagonals.',
}

const bn: typeof en = {
  ready: 'পরের ড্রয়ে আপনার কার্ড',
  act: 'ড্র',
  busy: 'বিশটি বল উঠছে…',
  card: 'আপনার কার্ড',
  another: 'অন্য কার্ড',
  none: 'কোনো সারি পূর্ণ হয়নি',
  lines: '{0}টি পূর্ণ সারি',
  line: 'একটি পূর্ণ সারি',
  count: '{0}টি সারি',
  one: '1টি সারি',
  most: '6টি বা বেশি সারি',
  rules:
    'কার্ডে 1 থেকে 40-এর ষোলোটি নম্বর থাকে, বিশটি ওঠে। চারের পূর্ণ সারি গোনা হয়: পাশাপাশি, ওপর-নিচ ও দুই কোনাকুনি।',
}

export const bingoWords = { en, bn }

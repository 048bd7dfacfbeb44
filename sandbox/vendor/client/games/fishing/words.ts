const en = {
  ready: 'Choose a fish',
  act: 'Cast the net',
  busy: 'The net is out…',
  water: 'Fish',
  chance: 'chance {0}%',
  puti: 'Puti',
  prawn: 'Prawn',
  koi: 'Koi',
  crab: 'Crab',
  ilish: 'Hilsa',
  boal: 'Boal',
  caught: '{0} caught',
  gone: 'The {0} got away',
  rules:
    'Choose a fish and cast the net once. If the net holds it, the stake is paid times its number. The chance is 96% divided by that number, so no fish is better than another.',
}

const bn: typeof en = {
  ready: 'একটি মাছ বাছুন',
  act: 'জাল ফেলুন',
  busy: 'জাল পড়ছে…',
  water: 'মাছ',
  chance: 'সম্ভাবনা {0}%',
  puti: 'পুঁটি',
  prawn: 'চিংড়ি',
  koi: 'কই',
  crab: 'কাঁকড়া',
  ilish: 'ইলিশ',
  boal: 'বোয়াল',
  caught: '{0} ধরা পড়েছে',
  gone: '{0} পালিয়েছে',
  rules:
    'একটি মাছ বেছে একবার জাল ফেলুন। ধরা পড়লে বাজির তত গুণ পাবেন। সম্ভাবনা হলো 96% ভাগ সেই সংখ্যা, তাই কোনো মাছ অন্যটির চেয়ে ভালো নয়।',
}

export const fishingWords = { en, bn }

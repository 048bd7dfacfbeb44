/** Latin, Bengali, class. */
export const fishNouns = [
  ['Ilish Hunt', 'ইলিশ শিকার', 'Boss'],
  ['Fishing', 'মাছ ধরা', 'Classic'],
  ['Fisherman', 'জেলে', 'Classic'],
  ['Cast Net', 'ঝাঁকি জাল', 'Classic'],
  ['Angler', 'বড়শি', 'Classic'],
  ['Shark Bay', 'হাঙরের উপসাগর', 'Boss'],
  ['Crab Catch', 'কাঁকড়া শিকার', 'Boss'],
  ['Prawn Party', 'চিংড়ি উৎসব', 'Jackpot'],
  ['Turtle Bay', 'কাছিমের উপসাগর', 'Classic'],
  ['Deep Sea', 'গভীর সমুদ্র', 'Jackpot'],
  ['Boal King', 'বোয়ালের রাজা', 'Boss'],
] as const

export const cardNouns = [
  ['Teen Patti', 'তিন পাত্তি', 'TeenPatti'],
  ['Dragon Tiger', 'ড্রাগন টাইগার', 'DragonTiger'],
  ['Andar Bahar', 'আন্দর বাহার', 'AndarBahar'],
  ['Card War', 'তাসের লড়াই', 'CardWar'],
  ['Baccarat', 'বাকারাত', 'Baccarat'],
  ['Punto Banco', 'পুন্তো বাংকো', 'Baccarat'],
] as const

export const crashNouns = [
  ['Aviator', 'এভিয়েটর', 'Crash'],
  ['Kite Flight', 'ঘুড়ির উড়াল', 'Crash'],
  ['Fanush', 'ফানুস', 'Crash'],
  ['Rocket', 'রকেট', 'Crash'],
  ['Balloon', 'বেলুন', 'Crash'],
  ['Jet', 'জেট', 'Crash'],
  ['Comet', 'ধূমকেতু', 'Crash'],
] as const

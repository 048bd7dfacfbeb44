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
  ['Rummy', 'রামি', 'Rummy'],
  ['Teen Patti', 'তিন পাত্তি', 'TeenPatti'],
  ['Ludo', 'লুডু', 'Board'],
  ['Carrom', 'ক্যারম', 'Board'],
  ['Call Break', 'কলব্রেক', 'Tricks'],
  ['Hazari', 'হাজারি', 'Tricks'],
  ['Twenty-Nine', 'টুয়েন্টি নাইন', 'Tricks'],
  ['Poker', 'পোকার', 'Poker'],
  ['Bagh Bandi', 'বাঘবন্দি', 'Board'],
] as const

export const crashNouns = [
  ['Aviator', 'এভিয়েটর', 'Crash'],
  ['Kite Flight', 'ঘুড়ির উড়াল', 'Crash'],
  ['Fanush', 'ফানুস', 'Crash'],
  ['Rocket', 'রকেট', 'Crash'],
  ['Balloon', 'বেলুন', 'Crash'],
  ['Jet', 'জেট', 'Crash'],
  ['Comet', 'ধূমকেতু', 'Crash'],
  ['Boat Dash', 'নৌকার দৌড়', 'Crash'],
  ['Rickshaw Run', 'রিকশার দৌড়', 'Crash'],
] as const

/** Latin, Bengali, class. */
export const liveNouns = [
  ['Roulette', 'রুলেট', 'Roulette'],
  ['Speed Roulette', 'স্পিড রুলেট', 'Roulette'],
  ['Baccarat', 'বাকারাত', 'Baccarat'],
  ['Speed Baccarat', 'স্পিড বাকারাত', 'Baccarat'],
  ['No Commission Baccarat', 'কমিশনহীন বাকারাত', 'Baccarat'],
  ['Blackjack', 'ব্ল্যাকজ্যাক', 'Blackjack'],
  ['Dragon Tiger', 'ড্রাগন টাইগার', 'DragonTiger'],
  ['Teen Patti Live', 'তিন পাত্তি লাইভ', 'TeenPatti'],
  ['Andar Bahar', 'আন্দর বাহার', 'AndarBahar'],
  ['Sic Bo', 'সিক বো', 'SicBo'],
  ['Holdem Table', 'হোল্ডেম টেবিল', 'Poker'],
] as const

export const showNouns = [
  ['Wheel Show', 'চাকার খেলা', 'Wheel'],
  ['Nagordola Live', 'নাগরদোলা লাইভ', 'Wheel'],
  ['Money Tree', 'টাকার গাছ', 'Wheel'],
  ['Magic Show', 'জাদুর আসর', 'Show'],
  ['Jatra Night', 'যাত্রার রাত', 'Show'],
  ['Quiz', 'কুইজ', 'Show'],
  ['Ball Drop', 'বল ড্রপ', 'Drop'],
] as const

export const tableNouns = [
  ['European Roulette', 'ইউরোপীয় রুলেট', 'Roulette'],
  ['Jhandi Munda', 'ঝান্ডি মুন্ডা', 'Dice'],
  ['7 Up 7 Down', 'সেভেন আপ সেভেন ডাউন', 'Dice'],
  ['Crown and Anchor', 'ক্রাউন অ্যান্ড অ্যাংকর', 'Dice'],
  ['Single Deck Blackjack', 'এক তাসের ব্ল্যাকজ্যাক', 'Blackjack'],
  ['Punto Banco', 'পুন্তো বাংকো', 'Baccarat'],
  ['Card War', 'তাসের লড়াই', 'Cards'],
] as const

export const bingoNouns = [
  ['Bingo', 'বিঙ্গো', 'Bingo'],
  ['Bingo Blast', 'বিঙ্গো ব্লাস্ট', 'Bingo'],
  ['Housie', 'হাউজি', 'Housie'],
  ['Tambola', 'তাম্বোলা', 'Housie'],
  ['Keno', 'কেনো', 'Keno'],
] as const

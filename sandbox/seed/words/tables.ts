/** Latin, Bengali, class. */
export const liveNouns = [
  ['Roulette', 'রুলেট', 'Roulette'],
  ['Speed Roulette', 'স্পিড রুলেট', 'Roulette'],
  ['Baccarat', 'বাকারাত', 'Baccarat'],
  ['Speed Baccarat', 'স্পিড বাকারাত', 'Baccarat'],
  ['Dragon Tiger', 'ড্রাগন টাইগার', 'DragonTiger'],
  ['Teen Patti Live', 'তিন পাত্তি লাইভ', 'TeenPatti'],
  ['Andar Bahar', 'আন্দর বাহার', 'AndarBahar'],
  ['Sic Bo', 'সিক বো', 'SicBo'],
] as const

export const showNouns = [
  ['Roulette Show', 'রুলেট শো', 'Wheel'],
  ['Dice Show', 'ছক্কা শো', 'Show'],
  ['Bingo Show', 'বিঙ্গো শো', 'Show'],
  ['Teen Patti Show', 'তিন পাত্তি শো', 'Show'],
  ['Dragon Tiger Show', 'ড্রাগন টাইগার শো', 'Show'],
  ['Ball Drop', 'বল ড্রপ', 'Drop'],
] as const

export const tableNouns = [
  ['European Roulette', 'ইউরোপীয় রুলেট', 'Roulette'],
  ['Sic Bo', 'সিক বো', 'Dice'],
  ['7 Up 7 Down', 'সেভেন আপ সেভেন ডাউন', 'Dice'],
  ['Andar Bahar', 'আন্দর বাহার', 'Cards'],
  ['Punto Banco', 'পুন্তো বাংকো', 'Baccarat'],
  ['Card War', 'তাসের লড়াই', 'Cards'],
] as const

export const bingoNouns = [
  ['Bingo', 'বিঙ্গো', 'Bingo'],
  ['Bingo Blast', 'বিঙ্গো ব্লাস্ট', 'Bingo'],
  ['Housie', 'হাউজি', 'Housie'],
  ['Tambola', 'তাম্বোলা', 'Housie'],
] as const

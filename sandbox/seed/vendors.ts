import type { Category } from '#api/games/category.ts'

export interface SeededVendor {
  readonly code: string
  readonly name: string
  readonly plays: readonly Category[]
  readonly pictures?: true
  readonly maintenance?: true
}

/** Fictitious vendors, largest first, with the wire's codes for lotteries and e-sports. */
export const vendors: readonly SeededVendor[] = [
  { code: 'RUPALI', name: 'Rupali Reels', plays: ['RNG', 'FISH', 'TG'] },
  { code: 'PADMA', name: 'Padma Play', plays: ['RNG', 'BG', 'FISH'], pictures: true },
  { code: 'BAAGH', name: 'Baagh Studios', plays: ['RNG', 'CRASH'], pictures: true },
  { code: 'SHAPLA', name: 'Shapla Spin', plays: ['RNG', 'TG', 'BG'] },
  { code: 'NOKSHI', name: 'Nokshi Works', plays: ['RNG'], pictures: true },
  { code: 'MEGHNA', name: 'Meghna Games', plays: ['RNG', 'FISH', 'PVP'] },
  { code: 'DOEL', name: 'Doel Digital', plays: ['RNG'], pictures: true },
  { code: 'JONAKI', name: 'Jonaki Labs', plays: ['RNG', 'CRASH'] },
  { code: 'EKTARA', name: 'Ektara', plays: ['RNG'] },
  { code: 'RONGDHONU', name: 'Rongdhonu', plays: ['RNG', 'TG'] },
  { code: 'SONARTORI', name: 'Sonar Tori', plays: ['RNG'] },
  { code: 'KATHGOLAP', name: 'Kathgolap', plays: ['RNG'] },
  { code: 'TORONGO', name: 'Torongo', plays: ['RNG'], maintenance: true },
  { code: 'BOISHAKH', name: 'Boishakh Bros', plays: ['RNG', 'GAMESHOW'], pictures: true },
  { code: 'AAKASH', name: 'Aakash Play', plays: ['CRASH', 'RNG'], pictures: true },
  { code: 'UDAAN', name: 'Udaan', plays: ['CRASH'] },
  { code: 'RAJMAHAL', name: 'Rajmahal Live', plays: ['LIVE', 'GAMESHOW'], pictures: true },
  { code: 'CHANDNI', name: 'Chandni Live', plays: ['LIVE'] },
  { code: 'ASHOR', name: 'Ashor Live', plays: ['LIVE', 'GAMESHOW'], pictures: true },
  { code: 'NAWAB', name: 'Nawab Tables', plays: ['LIVE', 'TG'] },
  { code: 'JATRA', name: 'Jatra Shows', plays: ['GAMESHOW'] },
  { code: 'ILISHBAY', name: 'Ilish Bay', plays: ['FISH'], pictures: true },
  { code: 'JELE', name: 'Jele Fishing', plays: ['FISH'] },
  { code: 'ADDA', name: 'Adda Cards', plays: ['PVP'], pictures: true },
  { code: 'TASHGHOR', name: 'Tash Ghor', plays: ['PVP'] },
  { code: 'LUDOGHOR', name: 'Ludo Ghor', plays: ['PVP'] },
  { code: 'HOUSIE', name: 'Housie Hall', plays: ['BG'] },
  { code: 'MAATH', name: 'Maath Sports', plays: ['SPORTS'], pictures: true },
  { code: 'SHOTOK', name: 'Shotok Sports', plays: ['SPORTS'] },
  { code: 'CHHOKKA', name: 'Chhokka', plays: ['SPORTS'] },
  { code: 'GALLERY', name: 'Gallery Bet', plays: ['SPORTS'] },
  { code: 'IMES', name: 'IM E-sports', plays: ['ESPORTS'] },
  { code: 'TF', name: 'TF Gaming', plays: ['ESPORTS'] },
  { code: 'IA', name: 'IA Arena', plays: ['ESPORTS'] },
  { code: 'MORAG', name: 'Morag Arena', plays: ['COCKFIGHT'] },
  { code: 'LORAI', name: 'Lorai Ring', plays: ['COCKFIGHT'] },
  { code: 'LOTT', name: 'Mela Lottery', plays: ['LOTT'] },
  { code: 'TCG_SEA', name: 'Sagor Lottery', plays: ['LOTT'] },
  { code: 'ELOTT', name: 'Mela Quick Draw', plays: ['ELOTT'] },
  { code: 'TCG_LOTTO_VN', name: 'Lal Lotto', plays: ['ELOTT', 'LOTT'] },
]

export const cockfightVendors = ['MORAG', 'LORAI']

/** The merchant's order. */
export const categoryOrder: readonly Category[] = [
  'RNG',
  'LIVE',
  'LOTT',
  'CRASH',
  'ELOTT',
  'SPORTS',
  'ESPORTS',
  'COCKFIGHT',
  'FISH',
  'PVP',
  'GAMESHOW',
  'TG',
  'BG',
]

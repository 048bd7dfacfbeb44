import type { Category } from '#api/games/category.ts'
import type { GameName } from './names.ts'

interface Pinned extends GameName {
  readonly vendor: string
  readonly in: Category
}

/** Games that are in every world, at the top of the lists: the ones that people search for. */
export const favouritesOfAll: readonly Pinned[] = [
  {
    latin: 'Aakash Aviator',
    bengali: 'আকাশ এভিয়েটর',
    gameClass: 'Crash',
    vendor: 'AAKASH',
    in: 'CRASH',
  },
  {
    latin: 'Sonar Bangla Fortune',
    bengali: 'সোনার বাংলা ফরচুন',
    gameClass: undefined,
    vendor: 'RUPALI',
    in: 'RNG',
  },
  {
    latin: 'Rickshaw Rani',
    bengali: 'রিকশা রানি',
    gameClass: undefined,
    vendor: 'BAAGH',
    in: 'RNG',
  },
  { latin: 'Super Ilish', bengali: 'সুপার ইলিশ', gameClass: undefined, vendor: 'PADMA', in: 'RNG' },
  {
    latin: 'Baagh Mama Megaways',
    bengali: 'বাঘ মামা মেগাওয়েজ',
    gameClass: undefined,
    vendor: 'BAAGH',
    in: 'RNG',
  },
  {
    latin: 'Chandni Crazy Chaka',
    bengali: 'চাঁদনি ক্রেজি চাকা',
    gameClass: 'Wheel',
    vendor: 'ASHOR',
    in: 'GAMESHOW',
  },
  {
    latin: 'Rajmahal Roulette',
    bengali: 'রাজমহল রুলেট',
    gameClass: 'Roulette',
    vendor: 'RAJMAHAL',
    in: 'LIVE',
  },
  {
    latin: 'Desi Teen Patti',
    bengali: 'দেশি তিন পাত্তি',
    gameClass: 'TeenPatti',
    vendor: 'ADDA',
    in: 'PVP',
  },
  {
    latin: 'Ilish Raja',
    bengali: 'ইলিশ রাজা',
    gameClass: 'Boss',
    vendor: 'ILISHBAY',
    in: 'FISH',
  },
]

import type { SeededAnnouncement } from './announcement.ts'

export const banners: readonly SeededAnnouncement[] = [
  {
    kind: 'banner',
    name: 'm_home',
    title: ['The river fair is open', 'নদীর মেলা শুরু হয়েছে'],
    content: ['Sixty popular games', 'জনপ্রিয় ষাটটি গেম'],
    link: '/m/hot',
  },
  {
    kind: 'banner',
    name: 'm_home',
    title: ['Fly with Aakash Aviator', 'আকাশ এভিয়েটরে উড়ুন'],
    content: ['Try free, no account needed', 'অ্যাকাউন্ট ছাড়াই ফ্রি খেলুন'],
    link: '/m/gameLobbyCenter?gameCategory=CRASH',
  },
  {
    kind: 'banner',
    name: 'm_home',
    title: ['Monsoon of slots', 'স্লটের বর্ষা'],
    content: ['New reels by rickshaw painters', 'রিকশাচিত্রীদের আঁকা নতুন রিল'],
    link: '/m/gameLobbyCenter?gameCategory=RNG',
  },
  {
    kind: 'banner',
    name: 'm_home',
    title: ['Bring your friends', 'বন্ধুদের নিয়ে আসুন'],
    content: ['Share your link and see who joined', 'লিংক পাঠান, দেখুন কে কে যোগ দিল'],
    link: '/m/inviteFriends',
  },
  {
    kind: 'banner',
    name: 'm_live',
    title: ['Live tables, day and night', 'দিনরাত লাইভ টেবিল'],
    content: ['Roulette and baccarat, live', 'লাইভ রুলেট আর বাকারাত'],
    link: '/m/gameLobbyCenter?gameCategory=LIVE',
  },
  {
    kind: 'banner',
    name: 'm_newgame',
    title: ['Rickshaw Rani has arrived', 'রিকশা রানি এসে গেছে'],
    content: ['A new slot by Baagh Studios', 'বাঘ স্টুডিওর নতুন স্লট'],
    link: '/m/gameLobbyCenter?gameCategory=RNG&vassalage=BAAGH',
  },
  {
    kind: 'banner',
    name: 'm_reg',
    title: ['A minute to join', 'যোগ দিতে এক মিনিট'],
    content: ['It costs nothing', 'কোনো খরচ নেই'],
  },
]

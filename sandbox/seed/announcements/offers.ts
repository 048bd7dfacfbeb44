import type { SeededAnnouncement } from './announcement.ts'

export const offers: readonly SeededAnnouncement[] = [
  {
    kind: 'popup',
    title: ['The fair is in town', 'শহরে মেলা বসেছে'],
    content: [
      '<h3>The fair is in town</h3><p style="font-size: 28px">There is a new game every day until Sunday. Everything is play money, so take your time and look around.</p>',
      '<h3>শহরে মেলা বসেছে</h3><p style="font-size: 28px">রবিবার পর্যন্ত প্রতিদিন একটি করে নতুন গেম। সবই খেলার টাকা, তাই নিশ্চিন্তে ঘুরে দেখুন।</p>',
    ],
  },
  {
    kind: 'promotion',
    name: 'APP_DOWNLOAD',
    title: ['A gift for installing the app', 'অ্যাপ ইনস্টলে উপহার'],
    content: ['', ''],
  },
  {
    kind: 'promotion',
    name: 'REFERRAL',
    title: ['Invite friends', 'বন্ধুদের আমন্ত্রণ'],
    content: ['', ''],
  },
  {
    kind: 'promotion',
    name: 'FIRST_DEPOSIT',
    title: ['First deposit', 'প্রথম জমা'],
    content: ['', ''],
  },
]

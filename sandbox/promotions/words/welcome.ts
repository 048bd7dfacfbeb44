import type { Words } from './words.ts'

export const welcomeWords = {
  birthday: {
    title: ['Birthday gift', 'জন্মদিনের উপহার'],
    summary: ['৳200 in the month of your birthday', 'জন্মদিনের মাসে ৳২০০'],
    rules: [
      '<p>Is it your birthday this month? Tell us the date, and we check it against your account.</p><ul><li>The gift is ৳200, once a year.</li><li>You must stake it once before you can withdraw it.</li></ul>',
      '<p>এই মাসে আপনার জন্মদিন? তারিখটি লিখুন, আমরা অ্যাকাউন্টের সঙ্গে মিলিয়ে দেখব।</p><ul><li>উপহার ৳২০০, বছরে একবার।</li><li>তোলার আগে উপহারের সমান টাকা বাজি ধরতে হবে।</li></ul>',
    ],
  },
  app: {
    title: ['A gift for installing the app', 'অ্যাপ ইনস্টলে উপহার'],
    summary: ['Install the app on your phone, get ৳50', 'ফোনে অ্যাপ ইনস্টল করুন, পান ৳৫০'],
    rules: [
      '<p>The app opens faster and works on a weak connection. Install it from <a href="/m/app">the app page</a>, then claim the gift here.</p><ul><li>The gift is ৳50, once per player.</li><li>You must stake it once before you can withdraw it.</li></ul>',
      '<p>অ্যাপ দ্রুত খোলে, দুর্বল নেটওয়ার্কেও চলে। <a href="/m/app">অ্যাপের পাতা</a> থেকে ইনস্টল করে এখানে উপহার নিন।</p><ul><li>উপহার ৳৫০, প্রতি খেলোয়াড় একবার।</li><li>তোলার আগে উপহারের সমান টাকা বাজি ধরতে হবে।</li></ul>',
    ],
  },
  gift: {
    title: ['Welcome gift', 'স্বাগত উপহার'],
    summary: ['৳100 for every new player', 'নতুন খেলোয়াড়ের জন্য ৳১০০'],
    rules: [
      '<p>A gift for joining. No deposit is needed.</p><ul><li>The gift is ৳100, once per player.</li><li>You must stake it 3 times before you can withdraw it.</li></ul>',
      '<p>মেলায় আসার উপহার। কোনো জমা লাগবে না।</p><ul><li>উপহার ৳১০০, প্রতি খেলোয়াড় একবার।</li><li>তোলার আগে উপহারের ৩ গুণ টাকা বাজি ধরতে হবে।</li></ul>',
    ],
  },
} as const satisfies Record<string, Words>

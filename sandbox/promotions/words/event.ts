import type { Words } from './words.ts'

export const eventWords = {
  signIn: {
    title: ['Daily check-in', 'দৈনিক চেক-ইন'],
    summary: ['A small reward every day you check in', 'যেদিন চেক-ইন করবেন, সেদিনই ছোট পুরস্কার'],
    rules: [
      '<p>Check in once a day, Dhaka time. If you miss a day, you only miss that day’s reward.</p>',
      '<p>ঢাকার সময়ে দিনে একবার চেক-ইন করুন। কোনো দিন না এলে শুধু সেদিনের পুরস্কারটিই বাদ যায়।</p>',
    ],
  },
  invite: {
    title: ['Invite friends', 'বন্ধুদের আমন্ত্রণ'],
    summary: ['৳50 for every friend who joins and plays', 'বন্ধু যোগ দিয়ে খেললে জনপ্রতি ৳৫০'],
    rules: [
      '<ul><li>Send your link or code to people you know who are 18 or older.</li><li>Once a friend has staked ৳100, you can claim ৳50 in the Reward center.</li><li>You must stake it once before you can withdraw it.</li><li>Your own accounts do not count.</li></ul>',
      '<ul><li>পরিচিত কাউকে লিংক বা কোড পাঠান, যার বয়স ১৮ বা তার বেশি।</li><li>বন্ধু ৳১০০ বাজি ধরলে পুরস্কার কেন্দ্র থেকে ৳৫০ নিতে পারবেন।</li><li>তোলার আগে পুরস্কারের সমান টাকা বাজি ধরতে হবে।</li><li>নিজের অন্য অ্যাকাউন্ট গোনা হবে না।</li></ul>',
    ],
  },
  picture: {
    title: ['A picture of your fair', 'আপনার মেলার ছবি'],
    summary: ['Show us a fair near you, get ৳300', 'কাছের মেলার ছবি দেখান, পান ৳৩০০'],
    rules: [
      '<p>Send up to three pictures of a fair near you: its stalls, its lights, its wheel. Do not show the faces of people who have not agreed.</p><ul><li>The reward is ৳300, once per player.</li><li>You must stake it twice before you can withdraw it.</li></ul>',
      '<p>কাছের কোনো মেলার তিনটি পর্যন্ত ছবি পাঠান: দোকান, আলো, নাগরদোলা। অনুমতি ছাড়া কারও মুখের ছবি দেবেন না।</p><ul><li>পুরস্কার ৳৩০০, প্রতি খেলোয়াড় একবার।</li><li>তোলার আগে পুরস্কারের ২ গুণ টাকা বাজি ধরতে হবে।</li></ul>',
    ],
  },
  ludo: {
    title: ['Ludo evening', 'লুডুর আসর'],
    summary: ['A seat at Friday’s table', 'শুক্রবারের টেবিলে একটি আসন'],
    rules: [
      '<p>Friday at 20:00, Dhaka time. Join, and we keep a seat for you. No stake is needed.</p>',
      '<p>শুক্রবার রাত ৮টা, ঢাকার সময়। যোগ দিন, আপনার জন্য একটি আসন রাখা হবে। কোনো বাজি লাগবে না।</p>',
    ],
  },
  falgun: {
    title: ['The flower fair', 'ফুলের মেলা'],
    summary: ['Stake ৳3,000 in two weeks, get ৳80', 'দুই সপ্তাহে ৳৩,০০০ বাজি ধরে পান ৳৮০'],
    rules: [
      '<p>It starts soon. Join, and all your stakes during the fair count.</p><ul><li>At ৳3,000 you can claim the ৳80 reward.</li><li>You must stake it once before you can withdraw it.</li></ul>',
      '<p>শিগগিরই শুরু। তখন যোগ দিন, মেলার সব বাজি গোনা হবে।</p><ul><li>৳৩,০০০ হলে ৳৮০ পুরস্কার নিতে পারবেন।</li><li>তোলার আগে পুরস্কারের সমান টাকা বাজি ধরতে হবে।</li></ul>',
    ],
  },
  puja: {
    title: ['Festival of lamps', 'প্রদীপের উৎসব'],
    summary: ['Now over. Thank you for taking part', 'শেষ হয়েছে। অংশ নেওয়ার জন্য ধন্যবাদ'],
    rules: [
      '<p>This fair has ended. See the list for the next one.</p>',
      '<p>এই মেলা শেষ হয়েছে। পরেরটি তালিকায় দেখুন।</p>',
    ],
  },
} as const satisfies Record<string, Words>

export type Both = readonly [english: string, bengali: string]

export interface Words {
  readonly title: Both
  readonly summary: Both
  /** HTML. */
  readonly rules: Both
}

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

export const depositWords = {
  first: {
    title: ['First deposit bonus', 'প্রথম জমার বোনাস'],
    summary: ['Get ৳500 on your first deposit', 'প্রথমবার জমা দিলে পান ৳৫০০'],
    rules: [
      '<h3>How it works</h3><ol><li>Deposit ৳500 or more.</li><li>Apply here. Add the transaction ID or a picture of the payment if you have one.</li><li>We review it within a day. Then you can claim the reward.</li></ol><h3>Good to know</h3><ul><li>The reward is ৳500, once per player.</li><li>You must stake it 5 times (৳2,500) before you can withdraw it. You must also stake the deposit itself once, as with every deposit.</li><li>Nobody has to take part. Playing without a bonus is just as good.</li></ul>',
      '<h3>যেভাবে পাবেন</h3><ol><li>৳৫০০ বা তার বেশি জমা দিন।</li><li>এখানে আবেদন করুন। ট্রানজেকশন আইডি বা পেমেন্টের ছবি থাকলে যোগ করুন।</li><li>আমরা এক দিনের মধ্যে দেখে দিই, এরপর পুরস্কারটি নিতে পারবেন।</li></ol><h3>জেনে রাখুন</h3><ul><li>পুরস্কার ৳৫০০, প্রতি খেলোয়াড় একবার।</li><li>তোলার আগে পুরস্কারের ৫ গুণ (৳২,৫০০) বাজি ধরতে হবে। জমার টাকার সমান বাজিও ধরতে হবে, যেকোনো জমার মতোই।</li><li>অংশ নেওয়া বাধ্যতামূলক নয়। বোনাস ছাড়াও খেলতে পারেন।</li></ul>',
    ],
  },
  slip: {
    title: ['Receipt of the week', 'সপ্তাহের রসিদ'],
    summary: ['Send a deposit receipt, get ৳150', 'জমার রসিদ পাঠান, পান ৳১৫০'],
    rules: [
      '<p>Send a picture of a deposit receipt from this week. A clear picture of the whole receipt is enough.</p><ul><li>The reward is ৳150, once a week.</li><li>You must stake it 3 times before you can withdraw it.</li></ul>',
      '<p>এই সপ্তাহের একটি জমার রসিদের ছবি পাঠান। পুরো রসিদটি পরিষ্কার দেখা গেলেই হবে।</p><ul><li>পুরস্কার ৳১৫০, সপ্তাহে একবার।</li><li>তোলার আগে পুরস্কারের ৩ গুণ টাকা বাজি ধরতে হবে।</li></ul>',
    ],
  },
} as const satisfies Record<string, Words>

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

export const gameWords = {
  rebate: {
    title: ['Slots rebate', 'স্লটের রিবেট'],
    summary: ['Get part of your stakes back', 'বাজির একটি অংশ ফেরত আসে'],
    rules: [
      '<p>Get back 0.5% of what you staked on slots last week, whether you won or lost.</p><ul><li>It is calculated on Mondays, and you can claim it for 7 days.</li><li>You must stake it once before you can withdraw it.</li></ul>',
      '<p>গত সপ্তাহে স্লটে যত বাজি ধরেছেন, জিতুন বা হারুন, তার ০.৫% ফেরত পাবেন।</p><ul><li>সোমবার হিসাব হয়, ৭ দিনের মধ্যে নিতে হয়।</li><li>তোলার আগে ফেরতের সমান টাকা বাজি ধরতে হবে।</li></ul>',
    ],
  },
  week: {
    title: ['A week at the wheel', 'চরকির সপ্তাহ'],
    summary: ['Stake ৳5,000 this week, get ৳100', 'এ সপ্তাহে ৳৫,০০০ বাজিতে পান ৳১০০'],
    rules: [
      '<p>Join, and all your stakes this week count, in every game.</p><ul><li>At ৳5,000 you can claim the ৳100 reward.</li><li>You must stake it once before you can withdraw it.</li><li>Set a limit first, and play only if you would have played anyway.</li></ul>',
      '<p>যোগ দিন, এ সপ্তাহের সব গেমের সব বাজি গোনা হবে।</p><ul><li>৳৫,০০০ হলে ৳১০০ পুরস্কার নিতে পারবেন।</li><li>তোলার আগে পুরস্কারের সমান টাকা বাজি ধরতে হবে।</li><li>আগে নিজের সীমা ঠিক করুন। এমনিতে যতটা খেলতেন, ততটাই খেলুন।</li></ul>',
    ],
  },
} as const satisfies Record<string, Words>

import type { Words } from './words.ts'

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

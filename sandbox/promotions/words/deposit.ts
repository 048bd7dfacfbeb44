import type { Words } from './words.ts'

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

import type { SeededTopic } from './topic.ts'

export const privacy: SeededTopic = {
  code: 'privacy',
  title: ['Your data', 'আপনার তথ্য'],
  content: [
    `
<h2>On this device</h2>
<ul>
<li>Your language, theme and similar choices.</li>
<li>Public data, so that the site opens offline: games, announcements and this help.</li>
<li>While you are signed in: your session, and the changes to favorites and read messages that have not been sent yet. Signing out removes them.</li>
<li>Your username and encrypted password, only if you choose “Remember me on this phone”.</li>
</ul>
<p>Passwords, codes and ID numbers are never logged and never part of a web address.</p>
<h2>With us</h2>
<p>The details you enter when you sign up, and the records of payments and bets that the law requires. There is no advertising and there are no third-party scripts on these pages.</p>
<p>To see or delete your data, write to <a href="/m/service">customer service</a>.</p>`,
    `
<h2>এই ডিভাইসে যা থাকে</h2>
<ul>
<li>ভাষা, থিম ও এ ধরনের পছন্দ।</li>
<li>সবার জন্য একই তথ্য, যাতে সাইট অফলাইনেও খোলে: গেম, ঘোষণা, এই সহায়তা।</li>
<li>লগ ইন থাকা অবস্থায়: আপনার সেশন, আর পছন্দের তালিকার বদল ও পড়া বার্তা, যা এখনো পাঠানো হয়নি। লগ আউট করলে মুছে যায়।</li>
<li>ইউজারনেম ও এনক্রিপ্ট করা পাসওয়ার্ড, শুধু যদি “এই ডিভাইসে আমাকে মনে রাখুন” বেছে নেন।</li>
</ul>
<p>পাসওয়ার্ড, কোড ও পরিচয়পত্রের নম্বর কখনো লিখে রাখা হয় না, ঠিকানাতেও থাকে না।</p>
<h2>আমাদের কাছে যা থাকে</h2>
<p>নিবন্ধনের সময় যা দেন, আর জমা-উত্তোলন ও বাজির যে হিসাব আইন অনুযায়ী রাখতে হয়। এখানে কোনো বিজ্ঞাপন নেই, অন্য কোনো প্রতিষ্ঠানের স্ক্রিপ্টও নেই।</p>
<p>আমাদের কাছে কী আছে জানতে বা মুছে ফেলতে <a href="/m/service">কাস্টমার সার্ভিসে</a> লিখুন।</p>`,
  ],
}

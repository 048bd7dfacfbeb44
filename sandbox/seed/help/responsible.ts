import type { SeededTopic } from './topic.ts'

export const responsible: SeededTopic = {
  code: 'responsible',
  title: ['Playing responsibly', 'দায়িত্ব নিয়ে খেলা'],
  content: [
    `
<p>Playing is for fun. Players must be <strong>18 or older</strong>, and we close the accounts of anyone who is not.</p>
<h2>Before you start</h2>
<ul>
<li>Decide how much time and money you want to spend. Stop there, even when you are winning.</li>
<li>Never play with borrowed money, or with money you need for something else.</li>
<li>Do not try to win back what you have lost. No round depends on the one before.</li>
</ul>
<h2>Signs to take seriously</h2>
<p>You play longer than you meant to. You hide it. You think about it at work, or you are irritable when you cannot play. Each of these is a reason to take a break.</p>
<h2>Taking a break</h2>
<p>Under <a href="/m/member/limits">Playing limits</a> you can take a break of 24 hours, 7 days or 30 days, or exclude yourself for longer. During a break, you can withdraw but not deposit or play, and nobody can end it early.</p>
<p>Your <a href="/m/gameRecord">Game record</a> shows your stakes and results for any days of the last three months.</p>`,
    `
<p>খেলা আনন্দের জন্য। খেলোয়াড়ের বয়স <strong>১৮ বা তার বেশি</strong> হতে হবে; কম হলে আমরা অ্যাকাউন্ট বন্ধ করে দিই।</p>
<h2>শুরু করার আগে</h2>
<ul>
<li>ঠিক করুন কত সময় আর কত টাকা খরচ করবেন। সেখানেই থামুন, জিততে থাকলেও।</li>
<li>ধারের টাকায় বা অন্য কাজের টাকায় কখনো খেলবেন না।</li>
<li>হারানো টাকা ফিরে পেতে খেলবেন না। আগের রাউন্ডে কী হয়েছে, পরের রাউন্ড তা জানে না।</li>
</ul>
<h2>যে লক্ষণগুলো গুরুত্ব দিয়ে দেখবেন</h2>
<p>ভাবনার চেয়ে বেশি সময় খেলছেন। লুকিয়ে খেলছেন। কাজের মধ্যেও খেলার কথা ভাবছেন, বা খেলতে না পারলে মেজাজ খারাপ হচ্ছে। এর একটিও মিললে বিরতি নিন।</p>
<h2>বিরতি</h2>
<p><a href="/m/member/limits">খেলার সীমা</a> পাতা থেকে ২৪ ঘণ্টা, ৭ দিন বা ৩০ দিনের বিরতি নিতে পারেন, কিংবা আরও বেশি সময় খেলা থেকে দূরে থাকতে পারেন। বিরতিতে টাকা তুলতে পারবেন, তবে জমা দিতে বা খেলতে পারবেন না, আর আগে শেষ করার কোনো উপায় নেই।</p>
<p>গত তিন মাসের যেকোনো দিন কত বাজি ধরেছেন আর কী হয়েছে, <a href="/m/gameRecord">বাজির হিসাবে</a> দেখতে পাবেন।</p>`,
  ],
}

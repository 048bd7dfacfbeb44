import type { SeededTopic } from './topic.ts'

export const responsible: SeededTopic = {
  code: 'responsible',
  title: ['Playing responsibly', 'দায়িত্ব নিয়ে খেলা'],
  content: [
    `
<p>A fair is for an evening out. Players have to be <strong>18 or older</strong>, and we close accounts of anyone who is not.</p>
<h2>Before you start</h2>
<ul>
<li>Decide how much time and how much money the evening may cost. Stop there, also when you are ahead.</li>
<li>Never play with borrowed money, or with money that is meant for something else.</li>
<li>Do not try to win back what is lost. The next round knows nothing of the last one.</li>
</ul>
<h2>Signs to take seriously</h2>
<p>You play longer than you meant to. You hide it. You think of it at work, or you are short-tempered when you cannot play. One of these is enough to take a break.</p>
<h2>A break</h2>
<p>Write “break” to <a href="/m/service">customer service</a>, with 1, 7 or 30 days, or for good. From then on nobody can sign in to the account, and we send you no offers. A break cannot be shortened.</p>
<p>Your <a href="/m/gameRecord">Game record</a> shows what you staked and what came of it, for any days of the last three months.</p>`,
    `
<p>মেলা মানে এক সন্ধ্যার আনন্দ। খেলোয়াড়ের বয়স <strong>১৮ বা তার বেশি</strong> হতে হবে; কম হলে আমরা অ্যাকাউন্ট বন্ধ করে দিই।</p>
<h2>শুরু করার আগে</h2>
<ul>
<li>ঠিক করুন কত সময় আর কত টাকা খরচ করবেন। সেখানেই থামুন, জিততে থাকলেও।</li>
<li>ধারের টাকায় বা অন্য কাজের টাকায় কখনো খেলবেন না।</li>
<li>হারানো টাকা ফিরে পেতে খেলবেন না। আগের রাউন্ডে কী হয়েছে, পরের রাউন্ড তা জানে না।</li>
</ul>
<h2>যে লক্ষণগুলো গুরুত্ব দিয়ে দেখবেন</h2>
<p>ভাবনার চেয়ে বেশি সময় খেলছেন। লুকিয়ে খেলছেন। কাজের মধ্যেও খেলার কথা ভাবছেন, বা খেলতে না পারলে মেজাজ খারাপ হচ্ছে। এর একটিও মিললে বিরতি নিন।</p>
<h2>বিরতি</h2>
<p><a href="/m/service">কাস্টমার সার্ভিসে</a> লিখুন “বিরতি”, সঙ্গে ১, ৭ বা ৩০ দিন, কিংবা চিরদিনের জন্য। তারপর থেকে কেউ অ্যাকাউন্টে ঢুকতে পারবে না, আমরাও কোনো অফার পাঠাব না। বিরতির সময় কমানো যায় না।</p>
<p>গত তিন মাসের যেকোনো দিন কত বাজি ধরেছেন আর কী হয়েছে, <a href="/m/gameRecord">গেমের হিসাবে</a> দেখতে পাবেন।</p>`,
  ],
}

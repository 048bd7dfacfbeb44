import type { SeededTopic } from './topic.ts'

export const games: SeededTopic = {
  code: 'games',
  title: ['Games and their results', 'গেম ও ফলাফল'],
  content: [
    `
<h2>If the connection is lost during a game</h2>
<p>The result of a round is decided on the server when you bet. Open the game again: it continues where it was, or your win is already in your balance. You can check it in your <a href="/m/gameRecord">Game record</a>.</p>
<h2>Are the games fair?</h2>
<p>Each game shows its long-term return (RTP), if the provider publishes one. RTP is an average over millions of rounds and says nothing about the next one. A win is never “due”.</p>
<h2>Try free</h2>
<p>Games marked “Try free” open without an account. Free rounds do not change your balance.</p>
<h2>Favorites</h2>
<p>Tap the star on a game. When you are offline, it is saved on your phone and sent when you are back online.</p>
<h2>If a game does not open</h2>
<ol>
<li>Wait for the button to try again. It appears after 12 seconds.</li>
<li>Check the <a href="/m/notice">announcements</a>: the provider may be under maintenance.</li>
<li>Tap “Report” on the same screen to tell us.</li>
</ol>`,
    `
<h2>মাঝপথে সংযোগ কেটে গেলে</h2>
<p>বাজি ধরার মুহূর্তেই সার্ভারে ফল ঠিক হয়ে যায়। গেমটি আবার খুলুন: হয় যেখানে ছিল সেখান থেকেই চলবে, নয়তো জেতা টাকা ব্যালেন্সে এসে গেছে। <a href="/m/gameRecord">বাজির হিসাবে</a> সব পাবেন।</p>
<h2>গেমগুলো কি নিরপেক্ষ?</h2>
<p>প্রোভাইডার জানালে প্রতিটি গেমে দীর্ঘমেয়াদি ফেরতের হার (RTP) লেখা থাকে। এটি লাখ লাখ রাউন্ডের গড়; পরের রাউন্ডে কী হবে তা বলে না। “এবার জেতার পালা” বলে কিছু নেই।</p>
<h2>ফ্রি খেলুন</h2>
<p>যে গেমে “ফ্রি খেলুন” লেখা, তা অ্যাকাউন্ট ছাড়াই খোলে। এতে ব্যালেন্সের কিছু হয় না।</p>
<h2>পছন্দের গেম</h2>
<p>গেমের তারায় চাপ দিন। ইন্টারনেট না থাকলে তা ফোনেই থাকে, ইন্টারনেট এলে নিজে থেকেই পাঠানো হয়।</p>
<h2>গেম না খুললে</h2>
<ol>
<li>১২ সেকেন্ড অপেক্ষা করুন; আবার চেষ্টা করার বোতাম আসবে।</li>
<li><a href="/m/notice">ঘোষণাগুলো</a> দেখুন: প্রোভাইডারের রক্ষণাবেক্ষণ চলতে পারে।</li>
<li>একই পাতায় “জানান” চেপে আমাদের জানান।</li>
</ol>`,
  ],
}

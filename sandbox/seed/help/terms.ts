import type { SeededTopic } from './topic.ts'

export const terms: SeededTopic = {
  code: 'terms',
  title: ['User agreement', 'ব্যবহারের শর্তাবলি'],
  content: [
    `
<p>In short: you are an adult, you use your own name, and you play fair. We play fair too. The full terms:</p>
<h2>1. Who may play</h2>
<p>You are 18 or older, and playing is lawful where you are. Each person may have one account, in their own name. We may ask for proof of your age and your name.</p>
<h2>2. Play money</h2>
<p>Balances on this site are play money. They have no value outside it, cannot be sold or given away, and are not a deposit in the legal sense.</p>
<h2>3. Your account</h2>
<p>Keep your password and codes to yourself. You are responsible for everything done with your account until you tell us that someone else has access to it. You may close it at any time; we pay out the available balance first.</p>
<h2>4. Bets and results</h2>
<p>A bet counts once the server has confirmed it. The server’s record decides, not what a screen showed in the meantime. An obvious error in odds, prizes or software may be corrected; the stakes concerned are then refunded.</p>
<h2>5. Promotions</h2>
<p>Each promotion has its own rules, which you can read before you join. We cannot change them to your disadvantage afterwards.</p>
<h2>6. What is not allowed</h2>
<ul>
<li>Having several accounts, or using someone else’s payment method.</li>
<li>Using programs that play for you, or colluding against other players.</li>
<li>Exploiting an error on purpose. Report it instead.</li>
</ul>
<h2>7. Our rights and duties</h2>
<p>We may suspend an account while we investigate a breach; we tell you the reason, and you can respond. We keep your data as described under <a href="/m/help#privacy">Your data</a>, and we always respect a break you ask for.</p>
<h2>8. Changes</h2>
<p>We publish changes as <a href="/m/notice">announcements</a> fourteen days in advance. If you do not agree, you may close your account; your balance is paid out under the old terms.</p>
<p>Last changed on 1 November 2026.</p>`,
    `
<p>সংক্ষেপে: আপনি প্রাপ্তবয়স্ক, নিজের নাম ব্যবহার করেন ও সৎভাবে খেলেন। আমরাও সৎভাবে চলি। পুরোটা এই:</p>
<h2>১. কারা খেলতে পারবেন</h2>
<p>আপনার বয়স ১৮ বা তার বেশি, এবং আপনি যেখানে আছেন সেখানে খেলা আইনসম্মত। একজনের একটিই অ্যাকাউন্ট, নিজের নামে। আপনার বয়স ও নামের প্রমাণ আমরা চাইতে পারি।</p>
<h2>২. খেলার টাকা</h2>
<p>এই সাইটের ব্যালেন্স খেলার টাকা। সাইটের বাইরে এর কোনো মূল্য নেই, বিক্রি বা হস্তান্তর করা যায় না, আইনের অর্থে এটি আমানতও নয়।</p>
<h2>৩. আপনার অ্যাকাউন্ট</h2>
<p>পাসওয়ার্ড ও কোড গোপন রাখবেন। অন্য কেউ ঢুকতে পারছে বলে না জানানো পর্যন্ত অ্যাকাউন্টে যা হয় তার দায় আপনার। যেকোনো সময় অ্যাকাউন্ট বন্ধ করতে পারেন; তার আগে তোলার যোগ্য টাকা দিয়ে দেওয়া হয়।</p>
<h2>৪. বাজি ও ফলাফল</h2>
<p>সার্ভার নিশ্চিত করলেই বাজি গণ্য হয়। মাঝে পর্দায় কী দেখা গেছে তা নয়, সার্ভারের হিসাবই চূড়ান্ত। দর, পুরস্কার বা সফটওয়্যারে স্পষ্ট ভুল থাকলে তা শোধরানো হতে পারে; সে ক্ষেত্রে সংশ্লিষ্ট বাজির টাকা ফেরত দেওয়া হয়।</p>
<h2>৫. প্রোমোশন</h2>
<p>প্রতিটির আলাদা নিয়ম আছে, যোগ দেওয়ার আগেই তা পাশে লেখা থাকে। পরে আপনার ক্ষতি হয় এমনভাবে তা বদলানো যায় না।</p>
<h2>৬. যা করা যাবে না</h2>
<ul>
<li>একাধিক অ্যাকাউন্ট, বা অন্যের টাকা দেওয়ার উপায় ব্যবহার।</li>
<li>আপনার হয়ে খেলে দেয় এমন প্রোগ্রাম, বা অন্যদের বিরুদ্ধে জোট বেঁধে খেলা।</li>
<li>জেনেশুনে কোনো ত্রুটির সুযোগ নেওয়া। বরং আমাদের জানান।</li>
</ul>
<h2>৭. আমরা যা করতে পারি, আর যা করতেই হবে</h2>
<p>নিয়মভঙ্গ খতিয়ে দেখার সময় অ্যাকাউন্ট স্থগিত রাখতে পারি; কারণ আপনাকে জানানো হবে, আপনি জবাব দিতে পারবেন। আপনার তথ্য রাখি <a href="/m/help#privacy">আপনার তথ্য</a> অংশে যেমন লেখা আছে তেমনভাবে, আর আপনি বিরতি চাইলে তা সব সময় মেনে চলি।</p>
<h2>৮. পরিবর্তন</h2>
<p>কোনো শর্ত বদলালে চৌদ্দ দিন আগে <a href="/m/notice">ঘোষণায়</a> জানানো হয়। রাজি না থাকলে অ্যাকাউন্ট বন্ধ করতে পারেন; আগের শর্তেই ব্যালেন্স দিয়ে দেওয়া হবে।</p>
<p>সর্বশেষ পরিবর্তন: ১ নভেম্বর ২০২৬।</p>`,
  ],
}

import type { SeededTopic } from './topic.ts'

export const limits: SeededTopic = {
  code: 'limits',
  title: ['Limits and fees', 'সীমা ও ফি'],
  content: [
    `
<p>Limits differ between methods. You see them on each method before you enter an amount.</p>
<ul>
<li><strong>Per deposit:</strong> a minimum and a maximum amount for each method.</li>
<li><strong>Per withdrawal:</strong> the same, and a daily allowance. It resets at midnight, Bangladesh time.</li>
<li><strong>Per bet:</strong> each game shows its minimum bet.</li>
<li><strong>Fees:</strong> we charge none. A wallet or bank may charge its own; the method shows it.</li>
</ul>
<h2>Limits on codes and attempts</h2>
<ul>
<li>An SMS code is valid for ten minutes and five attempts. You can request a new one after a minute.</li>
<li>After a failed sign-in, we ask for the code in a picture.</li>
</ul>
<p>You can also set limits for yourself. See <a href="/m/help#responsible">Playing responsibly</a>.</p>`,
    `
<p>টাকা দেওয়ার একেক উপায়ের সীমা একেক রকম। টাকার পরিমাণ লেখার আগেই প্রতিটিতে তা দেখতে পাবেন।</p>
<ul>
<li><strong>প্রতি জমায়:</strong> উপায় অনুযায়ী সর্বনিম্ন ও সর্বোচ্চ পরিমাণ।</li>
<li><strong>প্রতি উত্তোলনে:</strong> একই, সঙ্গে দিনে মোট কত তোলা যাবে তার সীমা। বাংলাদেশ সময় রাত ১২টায় নতুন দিন শুরু।</li>
<li><strong>প্রতি বাজিতে:</strong> সর্বনিম্ন বাজি প্রতিটি গেমে লেখা থাকে।</li>
<li><strong>ফি:</strong> আমরা কিছুই নিই না। ওয়ালেট বা ব্যাংকের নিজস্ব ফি থাকতে পারে; থাকলে সেখানেই লেখা থাকে।</li>
</ul>
<h2>কোড ও চেষ্টার সীমা</h2>
<ul>
<li>SMS-এর কোড দশ মিনিট ও পাঁচবার চেষ্টা পর্যন্ত চলে; এক মিনিট পরে নতুন কোড চাওয়া যায়।</li>
<li>একবার লগ ইন না হলে ছবির কোড লিখতে হয়।</li>
</ul>
<p>নিজের জন্যও সীমা ঠিক করতে পারেন। <a href="/m/help#responsible">দায়িত্ব নিয়ে খেলা</a> দেখুন।</p>`,
  ],
}

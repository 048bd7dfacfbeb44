import type { SeededTopic } from './topic.ts'

export const limits: SeededTopic = {
  code: 'limits',
  title: ['Limits and fees', 'সীমা ও খরচ'],
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
<li>After a failed login we ask for the code in a picture.</li>
</ul>
<p>You can also set limits for yourself: see <a href="/m/help#responsible">Playing responsibly</a>.</p>`,
    `
<p>একেক মাধ্যমের সীমা একেক রকম। তাই যেখানে দরকার সেখানেই লেখা থাকে: প্রতিটি মাধ্যমের ঘরে, টাকার অঙ্ক লেখার আগেই।</p>
<ul>
<li><strong>প্রতি জমায়:</strong> মাধ্যম অনুযায়ী সর্বনিম্ন ও সর্বোচ্চ অঙ্ক।</li>
<li><strong>প্রতি উত্তোলনে:</strong> একই, সঙ্গে দিনে মোট কত তোলা যাবে তার সীমা। বাংলাদেশ সময় রাত ১২টায় নতুন দিন শুরু।</li>
<li><strong>প্রতি বাজিতে:</strong> সর্বনিম্ন বাজি প্রতিটি গেমের ঘরে লেখা আছে।</li>
<li><strong>খরচ:</strong> আমরা কিছুই নিই না। ওয়ালেট বা ব্যাংকের নিজস্ব খরচ থাকতে পারে; থাকলে ঘরেই লেখা থাকে।</li>
</ul>
<h2>কোড ও চেষ্টার সীমা</h2>
<ul>
<li>SMS-এর কোড দশ মিনিট ও পাঁচবার চেষ্টা পর্যন্ত চলে; এক মিনিট পরে নতুন কোড চাওয়া যায়।</li>
<li>একবার লগ ইন ব্যর্থ হলে ছবির কোড লিখতে হয়।</li>
</ul>
<p>নিজের জন্যও সীমা ঠিক করতে পারেন: <a href="/m/help#responsible">দায়িত্ব নিয়ে খেলা</a> দেখুন।</p>`,
  ],
}

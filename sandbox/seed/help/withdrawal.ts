import type { SeededTopic } from './topic.ts'

export const withdrawal: SeededTopic = {
  code: 'withdrawal',
  title: ['Withdrawing', 'টাকা তোলা'],
  content: [
    `
<ol>
<li>Open <a href="/m/withdraw">Withdraw</a> and choose the account to receive the money. It must be in your own name, and the name cannot be changed once it is set.</li>
<li>Enter the amount. Above it you see how much is available, how much is held, and how much you can still withdraw today.</li>
<li>Confirm with your payment password, or an SMS code.</li>
</ol>
<h2>Why some of your balance may be held</h2>
<ul>
<li>A game is still open. Your stake is returned, or your win is added, as soon as it is settled.</li>
<li>A promotion requires turnover. You can see exactly how much is left; see <a href="/m/help#promotions">Promotions and turnover</a>.</li>
<li>Another withdrawal is in progress.</li>
</ul>
<h2>How long it takes</h2>
<p>A person reviews each request, usually within an hour. It is then either <strong>paid</strong> or <strong>rejected with a reason</strong>. A rejected amount is returned to your balance immediately.</p>
<p>We charge no fee, and withdrawing never takes more steps than depositing.</p>`,
    `
<ol>
<li><a href="/m/withdraw">উত্তোলন</a> খুলে কোন অ্যাকাউন্টে টাকা যাবে তা বেছে নিন। অ্যাকাউন্টটি আপনার নিজের নামে হতে হবে; নাম একবার বসালে আর বদলানো যায় না।</li>
<li>টাকার পরিমাণ লিখুন। ওপরেই দেখবেন কত তোলা যাবে, কত আটকে আছে, আর আজ আর কত তুলতে পারেন।</li>
<li>পেমেন্ট পাসওয়ার্ড বা SMS-এ আসা কোড দিয়ে নিশ্চিত করুন।</li>
</ol>
<h2>কিছু টাকা আটকে থাকে কেন</h2>
<ul>
<li>কোনো গেম এখনো শেষ হয়নি। ফল হলেই বাজির টাকা ফেরে, কিংবা জেতা টাকা যোগ হয়।</li>
<li>কোনো প্রোমোশনের টার্নওভার বাকি। কত বাকি, শেষ টাকাটি পর্যন্ত দেখানো হয়; <a href="/m/help#promotions">প্রোমোশন ও টার্নওভার</a> দেখুন।</li>
<li>আরেকটি উত্তোলন চলছে।</li>
</ul>
<h2>কত সময় লাগে</h2>
<p>প্রতিটি আবেদন একজন মানুষ দেখেন, সাধারণত এক ঘণ্টার মধ্যে। তারপর টাকা হয় <strong>পাঠানো হয়</strong>, নয়তো <strong>কারণ জানিয়ে নামঞ্জুর</strong> হয়; তখন পুরো টাকা সঙ্গে সঙ্গে ব্যালেন্সে ফেরে।</p>
<p>আমরা কোনো ফি নিই না, আর টাকা তুলতে জমা দেওয়ার চেয়ে এক ধাপও বেশি লাগে না।</p>`,
  ],
}

import type { SeededTopic } from './topic.ts'

export const promotions: SeededTopic = {
  code: 'promotions',
  title: ['Promotions and turnover', 'প্রোমোশন ও টার্নওভার'],
  content: [
    `
<p>No promotion starts automatically. The <a href="/m/activity">Promotions</a> page has the rules and what is required in return. You join if you want to.</p>
<h2>What turnover is</h2>
<p>Turnover is the sum of your settled stakes. If a reward of ৳200 requires five times turnover, you must stake ৳1,000 before you can withdraw it. It does not matter whether you win or lose.</p>
<ul>
<li>Only settled bets count. Void and tied bets do not.</li>
<li>Some games count only in part. The promotion’s rules say which.</li>
<li>Each deposit can have only one promotion.</li>
</ul>
<h2>Your progress</h2>
<p>The <a href="/m/rewardCenter">Reward center</a> shows how much of each reward’s turnover is done, how much is left, and the deadline. If you leave a promotion, you lose its reward, never your own money.</p>`,
    `
<p>কোনো প্রোমোশন নিজে থেকে শুরু হয় না। <a href="/m/activity">প্রোমো</a> পাতায় নিয়ম পড়ে আপনিই যোগ দেন, আর বিনিময়ে কী করতে হবে তা সেখানেই লেখা থাকে।</p>
<h2>টার্নওভার কী</h2>
<p>যেসব বাজির ফল হয়ে গেছে, সেগুলোর যোগফল। ধরুন ৳২০০ পুরস্কারে পাঁচ গুণ টার্নওভার লাগে। তাহলে তোলার আগে মোট ৳১,০০০ বাজি ধরতে হবে। জিতলেন না হারলেন, তাতে কিছু আসে যায় না।</p>
<ul>
<li>শুধু ফল হওয়া বাজি গোনা হয়; বাতিল হওয়া বা ফল সমান (টাই) হওয়া বাজি নয়।</li>
<li>কিছু গেমের বাজি আংশিক গোনা হয়। কোনগুলো, প্রোমোশনের নিয়মে লেখা আছে।</li>
<li>এক জমায় একটিই প্রোমোশন।</li>
</ul>
<h2>কতদূর এগোলেন</h2>
<p><a href="/m/rewardCenter">পুরস্কার কেন্দ্রে</a> প্রতিটি পুরস্কারের পাশে দেখবেন কত হয়েছে, কত বাকি, আর কবে পর্যন্ত সময়। প্রোমোশন ছেড়ে দিলে পুরস্কারটি যায়, আপনার নিজের টাকা যায় না।</p>`,
  ],
}

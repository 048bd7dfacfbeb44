import type { SeededTopic } from './topic.ts'

export const promotions: SeededTopic = {
  code: 'promotions',
  title: ['Promotions and turnover', 'অফার ও টার্নওভার'],
  content: [
    `
<p>No promotion starts by itself. You read its rules on the <a href="/m/activity">Promotions</a> page, you join it, and it says what it asks for in return.</p>
<h2>What turnover is</h2>
<p>The sum of your settled stakes. If a reward of ৳200 asks for five times turnover, stakes of ৳1,000 have to be settled before it can be withdrawn. It does not matter whether they win or lose.</p>
<ul>
<li>Only settled bets count; cancelled and drawn ones do not.</li>
<li>Some games count in part. The rules of the promotion say which.</li>
<li>One promotion at a time on one deposit.</li>
</ul>
<h2>Where you stand</h2>
<p>The <a href="/m/rewardCenter">Reward center</a> shows each reward with what is done, what is left, and until when. Leaving a promotion gives up its reward, never your own money.</p>`,
    `
<p>কোনো অফার নিজে থেকে শুরু হয় না। <a href="/m/activity">প্রোমো</a> পাতায় নিয়ম পড়ে আপনিই যোগ দেন, আর বিনিময়ে কী করতে হবে তা সেখানেই লেখা থাকে।</p>
<h2>টার্নওভার কী</h2>
<p>নিষ্পত্তি হওয়া সব বাজির যোগফল। ধরুন ৳২০০ পুরস্কারে পাঁচ গুণ টার্নওভার লাগে: তাহলে তোলার আগে মোট ৳১,০০০ টাকার বাজি নিষ্পত্তি হতে হবে। জিতলেন না হারলেন, তাতে কিছু আসে যায় না।</p>
<ul>
<li>শুধু নিষ্পত্তি হওয়া বাজি গোনা হয়; বাতিল বা ড্র হওয়া বাজি নয়।</li>
<li>কিছু গেমের বাজি আংশিক গোনা হয়। কোনগুলো, অফারের নিয়মে লেখা আছে।</li>
<li>এক জমায় একটিই অফার।</li>
</ul>
<h2>কতদূর এগোলেন</h2>
<p><a href="/m/rewardCenter">পুরস্কার কেন্দ্রে</a> প্রতিটি পুরস্কারের পাশে দেখবেন কত হয়েছে, কত বাকি, আর কবে পর্যন্ত সময়। অফার ছেড়ে দিলে পুরস্কারটি যায়, আপনার নিজের টাকা যায় না।</p>`,
  ],
}

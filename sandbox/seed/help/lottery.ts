import type { SeededTopic } from './topic.ts'

export const lottery: SeededTopic = {
  code: 'lottery',
  title: ['Lottery tickets and draws', 'লটারির টিকিট ও ড্র'],
  content: [
    `
<p>Every lottery has scheduled draws. The <a href="/m/lottery">Lottery</a> page shows the time of the next draw and a countdown.</p>
<ul>
<li><strong>Closing:</strong> tickets are sold until shortly before the draw. After that, a ticket counts for the next draw, and the page asks you first.</li>
<li><strong>Buying:</strong> a slip is accepted as a whole or not at all. If the connection is lost, the same slip is never charged twice.</li>
<li><strong>Prizes</strong> are added to your balance as soon as the draw is settled. You do not have to claim them.</li>
<li><strong>If a draw is canceled</strong>, every ticket is refunded in full.</li>
</ul>
<p>Results and your own tickets are in the <a href="/m/lotteryHistory">Lottery history</a>.</p>`,
    `
<p>প্রতিটি লটারির ড্র হয় সময় ধরে। <a href="/m/lottery">লটারি</a> পাতায় দেখবেন পরের ড্র কখন আর কত সময় বাকি।</p>
<ul>
<li><strong>বিক্রি বন্ধ:</strong> ড্রয়ের অল্প আগে পর্যন্ত টিকিট কেনা যায়। তারপরের টিকিট পরের ড্রয়ের; কেনার আগে আপনাকে জিজ্ঞেস করা হয়।</li>
<li><strong>কেনা:</strong> একটি স্লিপ হয় পুরোটাই নেওয়া হয়, নয়তো কিছুই না। মাঝে সংযোগ কেটে গেলেও একই স্লিপের টাকা দুবার কাটে না।</li>
<li><strong>পুরস্কার</strong> ড্রয়ের ফল হলেই ব্যালেন্সে যোগ হয়। আলাদা করে চাইতে হয় না।</li>
<li><strong>ড্র বাতিল হলে</strong> প্রতিটি টিকিটের পুরো টাকা ফেরত।</li>
</ul>
<p>ফলাফল ও আপনার টিকিট পাবেন <a href="/m/lotteryHistory">লটারির ইতিহাসে</a>।</p>`,
  ],
}

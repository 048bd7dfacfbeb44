import type { SeededTopic } from './topic.ts'

export const deposit: SeededTopic = {
  code: 'deposit',
  title: ['Depositing', 'টাকা জমা দেওয়া'],
  content: [
    `
<ol>
<li>Open <a href="/m/voucherCenter">Deposit</a> and choose a method. Each card shows its minimum and maximum amount, its fee, and how long it usually takes.</li>
<li>Enter the amount. No promotion is selected for you. Choose one only if you want it.</li>
<li>Send the payment to the number shown and include the reference. You can copy both.</li>
<li>Enter the transaction ID and the last 4 characters of the number you paid from. A picture of the payment helps but is optional.</li>
</ol>
<h2>What happens next</h2>
<table>
<tbody>
<tr><th>Waiting for your payment</th><td>We have not seen your payment yet.</td></tr>
<tr><th>Checking your payment</th><td>You have told us about your payment, and we are checking it. This usually takes less than three minutes.</td></tr>
<tr><th>Credited</th><td>The amount has been added to your balance.</td></tr>
<tr><th>Rejected</th><td>The reason is next to it. Nothing has been taken.</td></tr>
<tr><th>Expired</th><td>The time to pay has run out. If you have already paid, contact us.</td></tr>
</tbody>
</table>
<h2>If it takes too long</h2>
<p>Do not pay a second time. After 30 minutes, send the transaction ID to <a href="/m/service">customer service</a>. With it, we can find your payment quickly.</p>
<p><strong>Pay from your own account only.</strong> We cannot credit a payment from someone else’s account.</p>`,
    `
<ol>
<li><a href="/m/voucherCenter">জমা</a> খুলে টাকা দেওয়ার একটি উপায় বেছে নিন। প্রতিটিতে লেখা আছে সর্বনিম্ন ও সর্বোচ্চ পরিমাণ, ফি আর সাধারণত কত সময় লাগে।</li>
<li>টাকার পরিমাণ লিখুন। কোনো প্রোমোশন আগে থেকে বাছা থাকে না; চাইলে তবেই নিন।</li>
<li>যে নম্বর দেখাচ্ছে ঠিক সেখানে, যে রেফারেন্স দেখাচ্ছে সেটি দিয়ে টাকা পাঠান। দুটোই কপি করা যায়।</li>
<li>ট্রানজেকশন আইডি আর যে নম্বর থেকে পাঠিয়েছেন তার শেষ ৪ ঘর লিখুন। পেমেন্টের ছবি দিলে সুবিধা হয়, তবে বাধ্যতামূলক নয়।</li>
</ol>
<h2>তারপর যা হয়</h2>
<table>
<tbody>
<tr><th>আপনার টাকার অপেক্ষায়</th><td>আপনার টাকা এখনো আমরা পাইনি।</td></tr>
<tr><th>আপনার পেমেন্ট যাচাই হচ্ছে</th><td>টাকা পাঠানোর কথা জানিয়েছেন, মিলিয়ে দেখা হচ্ছে। বেশির ভাগই তিন মিনিটে হয়ে যায়।</td></tr>
<tr><th>জমা হয়েছে</th><td>টাকা আপনার ব্যালেন্সে আছে।</td></tr>
<tr><th>নামঞ্জুর</th><td>কারণটি পাশেই লেখা থাকে। আপনার কিছু কাটা হয়নি।</td></tr>
<tr><th>মেয়াদ শেষ</th><td>টাকা পাঠানোর সময় পেরিয়ে গেছে। পাঠিয়ে থাকলে আমাদের জানান।</td></tr>
</tbody>
</table>
<h2>বেশি দেরি হলে</h2>
<p>দ্বিতীয়বার টাকা পাঠাবেন না। ৩০ মিনিট পরেও না এলে ট্রানজেকশন আইডি <a href="/m/service">কাস্টমার সার্ভিসে</a> পাঠান; নম্বর থাকলে খুঁজে পেতে দেরি হয় না।</p>
<p><strong>শুধু নিজের অ্যাকাউন্ট থেকেই টাকা পাঠান।</strong> অন্যের অ্যাকাউন্ট থেকে এলে তা যোগ করা যায় না।</p>`,
  ],
}

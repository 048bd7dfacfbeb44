import type { SeededTopic } from './topic.ts'

export const trouble: SeededTopic = {
  code: 'trouble',
  title: ['When something does not work', 'কিছু কাজ না করলে'],
  content: [
    `
<h2>A slow or broken network</h2>
<ul>
<li>What is already on your phone is shown immediately. The rest follows.</li>
<li>Turn on Lite mode under Data usage in the menu. Simple drawings then replace the pictures.</li>
<li>If a payment times out, check its status before you try again. The same order is never accepted twice.</li>
</ul>
<h2>If you cannot sign in</h2>
<ul>
<li>Check that Caps Lock is off and that there are no extra spaces.</li>
<li>A Bengali keyboard types Bengali digits. Both Bengali and Latin digits are accepted in numbers and codes.</li>
<li>If the SMS does not arrive, wait a minute and request it again. Check your blocked messages too.</li>
</ul>
<h2>If something looks wrong</h2>
<p>Close the app and open it again. If that does not help, write to us through <a href="/m/feedback">Feedback</a>. Tell us what you did and what you saw.</p>`,
    `
<h2>নেটওয়ার্ক ধীর বা বিচ্ছিন্ন</h2>
<ul>
<li>ফোনে যা আগে থেকে আছে তা সঙ্গে সঙ্গে দেখানো হয়; বাকিটা পরে আসে।</li>
<li>মেনুর “ডেটা খরচ” থেকে লাইট মোড চালু করুন। ছবির জায়গায় তখন আঁকা নকশা দেখাবে।</li>
<li>টাকার কোনো কাজে সময় পেরিয়ে গেলে আবার চেষ্টা করার আগে অবস্থা দেখে নিন। একই অর্ডার কখনো দুবার নেওয়া হয় না।</li>
</ul>
<h2>লগ ইন হচ্ছে না</h2>
<ul>
<li>দেখুন বড় হাতের অক্ষর চালু আছে কি না, আর কোনো ফাঁকা ঘর ঢুকে গেছে কি না।</li>
<li>বাংলা কিবোর্ডে বাংলা সংখ্যা আসে; নম্বর ও কোডে দুই রকমই চলে।</li>
<li>SMS না এলে এক মিনিট পরে আবার চান। কখনো কখনো তা ব্লক করা বার্তার মধ্যে থাকে।</li>
</ul>
<h2>কিছু ঠিক না দেখালে</h2>
<p>অ্যাপ বন্ধ করে আবার খুলুন। তাতেও ঠিক না হলে <a href="/m/feedback">মতামত</a> পাতায় লিখুন: কী করছিলেন, আর কী দেখলেন।</p>`,
  ],
}

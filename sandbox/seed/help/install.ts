import type { SeededTopic } from './topic.ts'

export const install: SeededTopic = {
  code: 'install',
  title: ['Installing the app', 'অ্যাপ ইনস্টল করা'],
  content: [
    `
<p>The app is this site on your home screen. It takes a few hundred KB, needs no app store and updates itself.</p>
<h2>Android</h2>
<ol>
<li>Open this page in Chrome.</li>
<li>Tap the menu with three dots, then “Install app” or “Add to Home screen”.</li>
</ol>
<h2>iPhone</h2>
<ol>
<li>Open this page in Safari. Pages inside Facebook, Messenger or Telegram cannot be installed.</li>
<li>Tap the share button, then “Add to Home Screen”.</li>
</ol>
<p>All other ways are on <a href="/m/app">Get the app</a>.</p>
<h2>Offline</h2>
<p>The lobby, the announcements and this help also open offline. Information that may have changed shows how old it is. Games and payments need a connection.</p>`,
    `
<p>অ্যাপ মানে আপনার হোম স্ক্রিনে এই সাইটটিই। আকার মাত্র কয়েক শ কেবি, কোনো স্টোর লাগে না, নিজে থেকেই আপডেট হয়।</p>
<h2>অ্যান্ড্রয়েড</h2>
<ol>
<li>Chrome দিয়ে এই পাতা খুলুন।</li>
<li>তিন ডটের মেনু চাপুন, তারপর “Install app” বা “Add to Home screen”।</li>
</ol>
<h2>আইফোন</h2>
<ol>
<li>Safari দিয়ে এই পাতা খুলুন। ফেসবুক, মেসেঞ্জার বা টেলিগ্রামের ভেতর থেকে ইনস্টল করা যায় না।</li>
<li>শেয়ার বোতাম চাপুন, তারপর “Add to Home Screen”।</li>
</ol>
<p>বাকি সব উপায় <a href="/m/app">অ্যাপ নিন</a> পাতায়।</p>
<h2>অফলাইনে</h2>
<p>লবি, ঘোষণা আর এই সহায়তা অফলাইনেও খোলে। যা এর মধ্যে বদলে থাকতে পারে, তাতে কখনকার তথ্য তা লেখা থাকে। খেলা আর লেনদেনের জন্য ইন্টারনেট লাগবে।</p>`,
  ],
}

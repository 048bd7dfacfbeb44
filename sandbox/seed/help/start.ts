import type { SeededTopic } from './topic.ts'

export const start: SeededTopic = {
  code: 'start',
  title: ['Getting started', 'শুরু করবেন যেভাবে'],
  content: [
    `
<p>All money on this site is <strong>play money</strong>. You cannot lose real money, and you cannot buy anything with what you win.</p>
<h2>Look around first</h2>
<p>You do not need an account to browse the lobby, search for games or read this page. Games that open without an account are marked “Try free”.</p>
<h2>Open an account</h2>
<ol>
<li>Tap <a href="/m/register">Sign up</a> and choose a username of 4 to 16 letters or digits, starting with a letter.</li>
<li>Choose a password of at least 8 characters, with at least one letter and one digit.</li>
<li>Add your mobile number if you like. It is the quickest way to get back in if you forget your password.</li>
<li>Enter the code in the picture and read the <a href="/m/help#terms">user agreement</a>.</li>
</ol>
<h2>Or take the free trial</h2>
<p>The <a href="/m/trail">free trial</a> gives you a separate balance. You can reset it as often as you like, and it ends when you leave it or when its time is up.</p>
<h2>Language and theme</h2>
<p>Open the menu at the top left. Choose Bengali or English, dark or light, and Latin or Bengali digits. Your choices are saved on this device.</p>`,
    `
<p>এই সাইটের সব টাকাই <strong>খেলার টাকা</strong>। এখানে সত্যিকারের টাকা হারানোর কিছু নেই, জেতা টাকা দিয়ে কিছু কেনাও যায় না।</p>
<h2>আগে ঘুরে দেখুন</h2>
<p>লবি দেখতে, গেম খুঁজতে বা এই পাতা পড়তে অ্যাকাউন্ট লাগে না। যেসব গেম অ্যাকাউন্ট ছাড়াই খোলে, সেগুলোতে লেখা থাকে “ফ্রি খেলুন”।</p>
<h2>অ্যাকাউন্ট খুলুন</h2>
<ol>
<li><a href="/m/register">নিবন্ধন</a> চাপুন, ইংরেজি অক্ষর বা সংখ্যায় ৪ থেকে ১৬ ঘরের একটি ইউজারনেম বেছে নিন, শুরু অক্ষর দিয়ে।</li>
<li>অন্তত ৮ ঘরের একটি পাসওয়ার্ড দিন, যাতে অক্ষর ও সংখ্যা দুটোই আছে।</li>
<li>চাইলে মোবাইল নম্বর দিন। পাসওয়ার্ড ভুলে গেলে এটাই ফেরার সবচেয়ে সহজ পথ।</li>
<li>ছবির কোডটি লিখুন এবং <a href="/m/help#terms">ব্যবহারের শর্তাবলি</a> পড়ে নিন।</li>
</ol>
<h2>অথবা ফ্রি ট্রায়াল নিন</h2>
<p><a href="/m/trail">ফ্রি ট্রায়ালে</a> আলাদা একটি ব্যালেন্স পাবেন। ব্যালেন্সটি যতবার খুশি রিসেট করতে পারবেন; ট্রায়াল ছাড়লে বা তার সময় ফুরালে সেটি শেষ।</p>
<h2>ভাষা ও থিম</h2>
<p>ওপরে বাঁ দিকের মেনু খুলুন। বাংলা বা ইংরেজি, গাঢ় বা হালকা রং, বাংলা বা ইংরেজি সংখ্যা: যা বেছে নেবেন, এই ডিভাইসে তা-ই থাকবে।</p>`,
  ],
}

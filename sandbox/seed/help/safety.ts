import type { SeededTopic } from './topic.ts'

export const safety: SeededTopic = {
  code: 'safety',
  title: ['Keeping your account safe', 'অ্যাকাউন্ট নিরাপদ রাখা'],
  content: [
    `
<p><strong>Our staff never ask for a password, a payment password or a code.</strong> Anyone who does is not from us. Do not answer, and <a href="/m/feedback">tell us</a>.</p>
<ul>
<li>Use a password that you do not use anywhere else.</li>
<li>Check the web address before you sign in. If a page asks you to install something in order to sign in, close it.</li>
<li>Let the phone remember you only if nobody else uses it. Your password is stored encrypted and cannot be read from a copy of the phone’s data.</li>
<li>Sign out when you use a borrowed phone. Nothing of yours stays on it.</li>
</ul>
<h2>If you forget your password</h2>
<p>Open <a href="/m/forget">Forgot password</a> and enter your mobile number. If an account belongs to it, you receive a code by SMS. Setting a new password signs out all your other devices.</p>
<h2>If someone else has used your account</h2>
<ol>
<li><a href="/m/changePsw">Change the password</a> immediately. This signs out everyone else.</li>
<li>Write to <a href="/m/service">customer service</a>, and we hold all withdrawals until the matter is resolved.</li>
</ol>`,
    `
<p><strong>আমাদের কোনো কর্মী কখনো পাসওয়ার্ড, পেমেন্ট পাসওয়ার্ড বা কোড জানতে চান না।</strong> যিনি চান, তিনি আমাদের কেউ নন। উত্তর দেবেন না, <a href="/m/feedback">আমাদের জানান</a>।</p>
<ul>
<li>এমন পাসওয়ার্ড দিন, যা আর কোথাও ব্যবহার করেন না।</li>
<li>লগ ইন করার আগে ঠিকানাটি দেখে নিন। লগ ইনের জন্য কিছু ইনস্টল করতে বললে সেই পাতা বন্ধ করুন।</li>
<li>ফোনটি শুধু আপনার হলে তবেই “এই ডিভাইসে আমাকে মনে রাখুন” বেছে নিন। পাসওয়ার্ড এনক্রিপ্ট করে রাখা হয়; ফোনের কপি থেকেও তা পড়া যায় না।</li>
<li>অন্যের ফোনে কাজ শেষে লগ আউট করুন। আপনার কিছুই সেখানে থেকে যায় না।</li>
</ul>
<h2>পাসওয়ার্ড ভুলে গেলে</h2>
<p><a href="/m/forget">পাসওয়ার্ড ভুলে গেছেন</a> খুলে মোবাইল নম্বর লিখুন। সেই নম্বরে অ্যাকাউন্ট থাকলে SMS-এ কোড যাবে। নতুন পাসওয়ার্ড দিলে অন্য সব ডিভাইস থেকে লগ আউট হয়ে যাবে।</p>
<h2>অন্য কেউ আপনার অ্যাকাউন্টে ঢুকে থাকলে</h2>
<ol>
<li>এখনই <a href="/m/changePsw">পাসওয়ার্ড বদলান</a>; তাতে বাকি সবাই বেরিয়ে যাবে।</li>
<li><a href="/m/service">কাস্টমার সার্ভিসে</a> লিখুন; বিষয়টি মেটা পর্যন্ত আমরা সব উত্তোলন আটকে রাখব।</li>
</ol>`,
  ],
}

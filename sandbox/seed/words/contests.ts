/** Latin, Bengali, class. */
export const sportNouns = [
  ['Cricket Ground', 'ক্রিকেট মাঠ', 'Cricket'],
  ['Football Ground', 'ফুটবল মাঠ', 'Football'],
  ['Kabaddi Court', 'কাবাডি কোর্ট', 'Kabaddi'],
  ['Sportsbook', 'স্পোর্টসবুক', 'All'],
  ['Stadium', 'স্টেডিয়াম', 'All'],
  ['Cup', 'কাপ', 'All'],
  ['League', 'লিগ', 'All'],
] as const

export const esportNouns = [
  ['Cyber Cup', 'সাইবার কাপ', 'Arena'],
  ['Arena', 'অ্যারেনা', 'Arena'],
  ['Battle', 'লড়াই', 'Battle'],
  ['Squad', 'স্কোয়াড', 'Battle'],
  ['Virtual Cricket', 'ভার্চুয়াল ক্রিকেট', 'Virtual'],
] as const

export const cockfightNouns = [
  ['Cockfight', 'মোরগ লড়াই', 'Ring'],
  ['Rooster Ring', 'মোরগের আখড়া', 'Ring'],
  ['Red Comb', 'লাল ঝুঁটি', 'Ring'],
] as const

export const lotteryNouns = [
  ['Lottery', 'লটারি', 'Daily'],
  ['Daily Draw', 'দৈনিক ড্র', 'Daily'],
  ['Weekly Draw', 'সাপ্তাহিক ড্র', 'Weekly'],
  ['Four Digits', 'চার অঙ্ক', 'Digits'],
  ['Three Digits', 'তিন অঙ্ক', 'Digits'],
] as const

export const quickLotteryNouns = [
  ['Quick Lotto', 'কুইক লটো', 'Minute'],
  ['One-Minute Draw', 'এক মিনিটের ড্র', 'Minute'],
  ['Five-Minute Draw', 'পাঁচ মিনিটের ড্র', 'Minute'],
  ['Fast Three', 'ফাস্ট থ্রি', 'Dice'],
  ['Racing Ten', 'রেসিং টেন', 'Racing'],
] as const

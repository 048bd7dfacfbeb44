const en = {
  ready: 'Choose a boat',
  act: 'Start the race',
  busy: 'They are rowing…',
  won: '{0} comes in first',
  names: ['Doel', 'Shapla', 'Ilish', 'Bulbul', 'Moyna', 'Koel'],
  rules:
    'Six boats race once across the river; the first to arrive wins. The odds follow from each boat’s chance, less a margin of 4 to 5%.',
}

const bn: typeof en = {
  ready: 'একটি নৌকা বাছুন',
  act: 'দৌড় শুরু',
  busy: 'নৌকা ছুটছে…',
  won: '{0} প্রথম হয়েছে',
  names: ['দোয়েল', 'শাপলা', 'ইলিশ', 'বুলবুল', 'ময়না', 'কোকিল'],
  rules:
    'ছয়টি নৌকা একবার নদী পার হয়; যে আগে পৌঁছায় সে জেতে। দর ঠিক হয় প্রতিটি নৌকার সম্ভাবনা থেকে, 4 থেকে 5% মার্জিন বাদে।',
}

export const raceWords = { en, bn }

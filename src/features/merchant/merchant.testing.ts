/** The page of a merchant, as the build writes it. */
export function placeMerchant(listLanguage = 'EN') {
  document.body.innerHTML = `<script id="merchant" type="application/json">{"merchantCode":"mela01",
    "brand":{"BN":"মেলা","EN":"Mela"},"languages":["BN","EN"],"currencySymbol":"৳","listLanguage":"${listLanguage}",
    "minAge":18,"regulated":false}</script>`
}

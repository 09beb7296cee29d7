import '@shop/office/client'

import storefront from '@shop/storefront/config' with { type: 'vike:pointer' }

export default { extends: [storefront] }

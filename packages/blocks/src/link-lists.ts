/** Blocks that are few links each and that few pages have: one file, since each more is a name in the scripts of every page. */
export { footerColumn } from './footer-column/footer-column.tsx'
export { serviceBar } from './service-bar/service-bar.tsx'
export { sitemapList } from './sitemap-list/sitemap-list.tsx'
export { socialLinks } from './social-links/social-links.tsx'

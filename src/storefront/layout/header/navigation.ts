/** The header's four links (HD-1). */
export const navigation = [
  { to: '/', label: 'Home' },
  { to: '/shop', label: 'Shops' },
  { to: '/about-us', label: 'About Us' },
  { to: '/contact-us', label: 'Contact Us' },
] as const;

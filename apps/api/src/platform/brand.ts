export const BRAND = {
  productName: "Rotunda",
  publisher: "Rotunda Press",
  printEditionUrl: "https://shop.example.org/almanac",
  customerServicePhone: "(202) 555-0142",
  customerServiceEmail: "almanac@example.org",
  socialLinks: [
    { name: "X", url: "https://social.example.org/x/rotundapress" },
    { name: "LinkedIn", url: "https://social.example.org/linkedin/rotundapress" },
    { name: "Facebook", url: "https://social.example.org/facebook/rotundapress" },
  ],
};

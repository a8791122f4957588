/** `# sub-category | emoji | trait`, then one line per product: `name | price | offer | own emoji`. */
export const womenItems = `
# Jewelry | 💍 | jewel
Gold Plated Kundan Necklace Set with Matching Jhumka Earrings | 1850 | 1290 | 📿
Adjustable Zircon Stone Finger Ring | 350 | 260
Pearl Drop Bridal Crown and Tikli Set | 2450 | | 👑
Crystal Stud Earrings, 12 Pairs | 450 | 320 | 💎
# Bags | 👜 | bag
Quilted Chain Shoulder Handbag for Women | 1950 | 1490
Transparent Mini Evening Purse | 890 | | 👛
Woven Straw Handbag with Cotton Lining | 1150 | 850 | 🧺
# Clothing | 👗 | wear
Premium Printed Georgette Long Kameez with Embroidered Neck and Full Sleeves | 2350 | 1790
Two Piece Linen Co-ord Set | 1650 | 1250 | 👚
Soft Cotton Block Print Saree with Blouse Piece | 2890 | 2390 | 🥻
Digital Print Silk Scarf Style Tunic | 1250 | 890 | 👘
Ribbed Knit Winter Cardigan with Pearl Buttons | 1850 | 1390 | 🧥
# Cosmetics | 💄 | cosmetic
Matte Liquid Lipstick Set of 6 Shades | 780 | 590
Everyday Makeup Kit with Mirror and Brushes | 2250 | 1650 | 🪞
# Shoes | 👠 | shoe
Block Heel Ankle Strap Sandal | 1450 | 1090 | 👡
Pointed Toe Party Pumps with Comfort Insole | 2150 | | 👠
Soft Sole Ballet Flats | 950 | 720 | 🥿
# Accessories | 🎀 | accessory
Satin Ribbon Hair Bow Clip Set, 8 Pieces | 320 | 240
Foldable UV Protection Umbrella with Auto Open Button | 850 | 690 | 🌂
# Watches | ⌚ | watch
Rose Gold Mesh Strap Ladies Wrist Watch with Gift Box | 2450 | 1850
Slim Leather Strap Analog Watch | 1650 | 1290
# Sportswear | 🩱 | wear
High Waist Seamless Yoga Leggings and Top Set | 1750 | 1350
Quick Dry Running Shorts with Phone Pocket | 890 | | 🩳
# Swimwear | 👙 | wear
Full Coverage Modest Swimsuit, Three Piece Set | 2650 | 2190 | 🩱
Two Piece Ruffle Swim Set | 1850
# Lingerie | 🩲 | wear
Seamless Cotton Panty Pack of 5 | 690 | 520
Wire Free Everyday Bra with Breathable Cups | 750 | 590 | 🌸
# New Women Items | 🛍️ | accessory
Oversized Cat Eye Sunglasses with Hard Case | 950 | 720 | 🕶️
Handmade Jute Sun Hat with Wide Brim | 780 | | 👒
Embroidered Woollen Winter Shawl from Kashmir Pattern Collection | 2990 | 2290 | 🧣
`;

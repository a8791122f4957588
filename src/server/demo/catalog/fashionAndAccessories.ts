export const fashionAndAccessories = `
# Men's Fashion | 🧥 | wear
Casual Linen Blazer, Single Breasted with Patch Pockets | 4250 | 3290
Cargo Jogger Pant with Six Pockets | 1450 | 1090 | 👖
Polo T-Shirt in Pique Cotton | 850 | 620 | 👕
# Women's Fashion | 👗 | wear
Chiffon Abaya with Matching Hijab and Embroidered Sleeves | 3450 | 2690 | 🧕
Pleated Midi Skirt | 1250 | 890 | 👚
Festive Lehenga with Mirror Work and Net Dupatta, Semi Stitched | 5950 | 4690
Embroidered Denim Jacket | 2650 | 2090 | 🧥
# Kids' Fashion | 👒 | kidswear
Kids Winter Hooded Jacket with Faux Fur Lining | 1850 | 1390 | 🧥
Girls Denim Dungaree Dress | 1350 | 990 | 👧
# Jewelry | 💎 | jewel
925 Silver Plated Pendant Necklace with Gift Box | 950 | 690
Oxidised Bangle Set of 8 | 550 | 420 | 📿
Butterfly Charm Bracelet | 390 | 290 | 🦋
# Handbags & Wallets | 👛 | bag
Long Zip Around Wallet with Wrist Strap | 850 | 620
Mini Bucket Bag with Drawstring and Detachable Strap | 1350 | 990 | 👜
# Watches | ⌚ | watch
Couple Watch Set with Leather Straps, Pack of 2 in Gift Box | 2950 | 2290 | 💑
Skeleton Automatic Mechanical Watch | 5950 | 4790
# Shoes | 👟 | shoe
Chunky White Sneakers for Men and Women | 2450 | 1850
Leather Loafers with Soft Sole | 2250 | 1690 | 👞
Rain Boots, Waterproof Ankle Length | 1250 | | 👢
Ethnic Nagra for Men and Women | 1250 | 950 | 🥿
# Accessories | 🧤 | accessory
Woollen Beanie and Gloves Set | 650 | 480
Braided Leather Bracelet with Magnetic Clasp | 350 | 250 | 🧿
# Sunglasses | 🕶️ | accessory
Retro Round Metal Frame Sunglasses | 750 | 550
Blue Light Blocking Computer Glasses with Anti Reflection Coating | 650 | 450 | 👓
# Hats & Caps | 🎩 | accessory
Wool Felt Fedora Hat | 1150 | 850
Summer Bucket Hat, Reversible | 490 | 360 | 👒
Knitted Winter Beanie | 390 | 290 | 🧶
# Scarves & Wraps | 🧣 | accessory
Premium Cotton Hijab, Pack of 3 | 850 | 650 | 🧕
Pashmina Style Soft Woollen Scarf with Tassels | 1250 | 950
`;

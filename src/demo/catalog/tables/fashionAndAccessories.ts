/** A table of `readDemoCatalog`: `# sub-category | attribute`, then `name | price | offer | kind`, prices in taka. */
export const fashionAndAccessories = `
# Men's Fashion | wear
Casual Linen Blazer, Single Breasted with Patch Pockets | 4250 | 3290 | blazer
Cargo Jogger Pant with Six Pockets | 1450 | 1090 | cargo
Polo T-Shirt in Pique Cotton | 850 | 620 | polo
# Women's Fashion | wear
Chiffon Abaya with Matching Hijab and Embroidered Sleeves | 3450 | 2690 | abaya
Pleated Midi Skirt | 1250 | 890 | midiSkirt
Festive Lehenga with Mirror Work and Net Dupatta, Semi Stitched | 5950 | 4690 | lehenga
Embroidered Denim Jacket | 2650 | 2090 | denimJacket
# Kids' Fashion | kidswear
Kids Winter Hooded Jacket with Faux Fur Lining | 1850 | 1390 | kidsJacket
Girls Denim Dungaree Dress | 1350 | 990 | dungaree
# Jewelry | jewel
925 Silver Plated Pendant Necklace with Gift Box | 950 | 690 | pendant
Oxidised Bangle Set of 8 | 550 | 420 | bangles
Butterfly Charm Bracelet | 390 | 290 | charm
# Handbags & Wallets | bag
Long Zip Around Wallet with Wrist Strap | 850 | 620 | zipWallet
Mini Bucket Bag with Drawstring and Detachable Strap | 1350 | 990 | bucketBag
# Watches | watch
Couple Watch Set with Leather Straps, Pack of 2 in Gift Box | 2950 | 2290 | coupleWatch
Skeleton Automatic Mechanical Watch | 5950 | 4790 | skeletonWatch
# Shoes | shoe
Chunky White Sneakers for Men and Women | 2450 | 1850 | whiteSneakers
Leather Loafers with Soft Sole | 2250 | 1690 | loafers
Rain Boots, Waterproof Ankle Length | 1250 | | rainBoots
Ethnic Nagra for Men and Women | 1250 | 950 | nagra
# Accessories | accessory
Woollen Beanie and Gloves Set | 650 | 480 | beanieSet
Braided Leather Bracelet with Magnetic Clasp | 350 | 250 | braided
# Sunglasses | accessory
Retro Round Metal Frame Sunglasses | 750 | 550 | roundShades
Blue Light Blocking Computer Glasses with Anti Reflection Coating | 650 | 450 | blueGlasses
# Hats & Caps | accessory
Wool Felt Fedora Hat | 1150 | 850 | fedora
Summer Bucket Hat, Reversible | 490 | 360 | bucketHat
Knitted Winter Beanie | 390 | 290 | beanie
# Scarves & Wraps | accessory
Premium Cotton Hijab, Pack of 3 | 850 | 650 | hijabs
Pashmina Style Soft Woollen Scarf with Tassels | 1250 | 950 | scarf
`;

/**
 * For `readDemoCatalog`: `# sub-category | attribute`, then `name | price | offer | kind | Bengali name`; prices in taka. An attribute
 * (`attributes.ts`) is what similar products share: their colours, sizes and details.
 */
export const fashionAndAccessories = `
# Men's Fashion | wear
Casual Linen Blazer, Single Breasted with Patch Pockets | 4250 | 3290 | blazer | ক্যাজুয়াল লিনেন ব্লেজার
Cargo Jogger Pant with Six Pockets | 1450 | 1090 | cargo | ছয় পকেটের কার্গো জগার প্যান্ট
Polo T-Shirt in Pique Cotton | 850 | 620 | polo | সুতি পোলো টি-শার্ট
# Women's Fashion | wear
Chiffon Abaya with Matching Hijab and Embroidered Sleeves | 3450 | 2690 | abaya | হিজাবসহ শিফন আবায়া
Pleated Midi Skirt | 1250 | 890 | midiSkirt | প্লিটেড মিডি স্কার্ট
Festive Lehenga with Mirror Work and Net Dupatta, Semi Stitched | 5950 | 4690 | lehenga | আয়নার কাজের লেহেঙ্গা, নেটের ওড়নাসহ
Embroidered Denim Jacket | 2650 | 2090 | denimJacket | এমব্রয়ডারি করা ডেনিম জ্যাকেট
# Kids' Fashion | kidswear
Kids Winter Hooded Jacket with Faux Fur Lining | 1850 | 1390 | kidsJacket | বাচ্চাদের শীতের হুডি জ্যাকেট
Girls Denim Dungaree Dress | 1350 | 990 | dungaree | মেয়েদের ডেনিম ডাংরি
# Jewelry | jewel
925 Silver Plated Pendant Necklace with Gift Box | 950 | 690 | pendant | রুপার প্রলেপ দেওয়া লকেট নেকলেস
Oxidised Bangle Set of 8 | 550 | 420 | bangles | অক্সিডাইজড চুড়ি, ৮টির সেট
Butterfly Charm Bracelet | 390 | 290 | charm | প্রজাপতি ব্রেসলেট
# Handbags & Wallets | bag
Long Zip Around Wallet with Wrist Strap | 850 | 620 | zipWallet | লম্বা চেইন ওয়ালেট
Mini Bucket Bag with Drawstring and Detachable Strap | 1350 | 990 | bucketBag | মিনি বাকেট ব্যাগ
# Watches | watch
Couple Watch Set with Leather Straps, Pack of 2 in Gift Box | 2950 | 2290 | coupleWatch | কাপল ঘড়ি, ২টির গিফট সেট
Skeleton Automatic Mechanical Watch | 5950 | 4790 | skeletonWatch | অটোমেটিক স্কেলেটন ঘড়ি
# Shoes | shoe
Chunky White Sneakers for Men and Women | 2450 | 1850 | whiteSneakers | সাদা স্নিকার্স
Leather Loafers with Soft Sole | 2250 | 1690 | loafers | লেদার লোফার
Rain Boots, Waterproof Ankle Length | 1250 | | rainBoots | বৃষ্টির গামবুট
Ethnic Nagra for Men and Women | 1250 | 950 | nagra | নাগরা জুতা
# Accessories | accessory
Woollen Beanie and Gloves Set | 650 | 480 | beanieSet | উলের টুপি ও দস্তানা সেট
Braided Leather Bracelet with Magnetic Clasp | 350 | 250 | braided | বিনুনি লেদার ব্রেসলেট
# Sunglasses | accessory
Retro Round Metal Frame Sunglasses | 750 | 550 | roundShades | রেট্রো গোল সানগ্লাস
Blue Light Blocking Computer Glasses with Anti Reflection Coating | 650 | 450 | blueGlasses | কম্পিউটার চশমা, ব্লু লাইট ব্লকিং
# Hats & Caps | accessory
Wool Felt Fedora Hat | 1150 | 850 | fedora | উলের ফেডোরা হ্যাট
Summer Bucket Hat, Reversible | 490 | 360 | bucketHat | দুই পাশে পরার বাকেট হ্যাট
Knitted Winter Beanie | 390 | 290 | beanie | শীতের বোনা টুপি
# Scarves & Wraps | accessory
Premium Cotton Hijab, Pack of 3 | 850 | 650 | hijabs | সুতি হিজাব, ৩টির প্যাক
Pashmina Style Soft Woollen Scarf with Tassels | 1250 | 950 | scarf | পশমিনা স্টাইল উলের স্কার্ফ
`;

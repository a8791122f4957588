/**
 * For `readDemoCatalog`: `# sub-category | attribute`, then `name | price | offer | kind | Bengali name`; prices in taka. An attribute
 * (`attributes.ts`) is what similar products share: their colours, sizes and details.
 */
export const womenItems = `
# Jewelry | jewel
Gold Plated Kundan Necklace Set with Matching Jhumka Earrings | 1850 | 1290 | kundanSet | কুন্দন নেকলেস সেট, ঝুমকাসহ
Adjustable Zircon Stone Finger Ring | 350 | 260 | zirconRing | জিরকন পাথরের আংটি
Pearl Drop Bridal Crown and Tikli Set | 2450 | | bridalCrown | মুক্তার বিয়ের ক্রাউন ও টিকলি সেট
Crystal Stud Earrings, 12 Pairs | 450 | 320 | studs | ক্রিস্টাল টপ কানের দুল, ১২ জোড়া
# Bags | bag
Quilted Chain Shoulder Handbag for Women | 1950 | 1490 | chainBag | মেয়েদের চেইন শোল্ডার ব্যাগ
Transparent Mini Evening Purse | 890 | | clearPurse | স্বচ্ছ মিনি পার্স
Woven Straw Handbag with Cotton Lining | 1150 | 850 | strawHandbag | খড়ের বোনা হাতব্যাগ
# Clothing | wear
Premium Printed Georgette Long Kameez with Embroidered Neck and Full Sleeves | 2350 | 1790 | kameez | প্রিন্টেড জর্জেট লং কামিজ
Two Piece Linen Co-ord Set | 1650 | 1250 | coord | টু পিস লিনেন কো-অর্ড সেট
Soft Cotton Block Print Saree with Blouse Piece | 2890 | 2390 | saree | ব্লক প্রিন্ট সুতি শাড়ি, ব্লাউজ পিসসহ
Digital Print Silk Scarf Style Tunic | 1250 | 890 | tunic | ডিজিটাল প্রিন্ট সিল্ক টিউনিক
Ribbed Knit Winter Cardigan with Pearl Buttons | 1850 | 1390 | cardigan | শীতের বোনা কার্ডিগান
# Cosmetics | cosmetic
Matte Liquid Lipstick Set of 6 Shades | 780 | 590 | liquidLips | ম্যাট লিকুইড লিপস্টিক, ৬ শেড
Everyday Makeup Kit with Mirror and Brushes | 2250 | 1650 | makeupKit | মেকআপ কিট, আয়না ও ব্রাশসহ
# Shoes | shoe
Block Heel Ankle Strap Sandal | 1450 | 1090 | heelSandal | ব্লক হিল স্যান্ডেল
Pointed Toe Party Pumps with Comfort Insole | 2150 | | pumps | পার্টি পাম্প জুতা
Soft Sole Ballet Flats | 950 | 720 | ballet | নরম সোলের ফ্ল্যাট জুতা
# Accessories | accessory
Satin Ribbon Hair Bow Clip Set, 8 Pieces | 320 | 240 | bows | সাটিন চুলের ক্লিপ, ৮ পিস
Foldable UV Protection Umbrella with Auto Open Button | 850 | 690 | umbrella | অটো ওপেন ছাতা
# Watches | watch
Rose Gold Mesh Strap Ladies Wrist Watch with Gift Box | 2450 | 1850 | roseWatch | রোজ গোল্ড লেডিস ঘড়ি, গিফট বক্সসহ
Slim Leather Strap Analog Watch | 1650 | 1290 | slimWatch | লেদার ফিতার স্লিম ঘড়ি
# Sportswear | wear
High Waist Seamless Yoga Leggings and Top Set | 1750 | 1350 | yogaSet | ইয়োগা লেগিংস ও টপ সেট
Quick Dry Running Shorts with Phone Pocket | 890 | | runningShorts | রানিং শর্টস, ফোন পকেটসহ
# Swimwear | wear
Full Coverage Modest Swimsuit, Three Piece Set | 2650 | 2190 | modestSwim | শালীন সুইমস্যুট, থ্রি পিস
Two Piece Ruffle Swim Set | 1850 | | ruffleSwim | টু পিস সুইম সেট
# Lingerie | wear
Seamless Cotton Panty Pack of 5 | 690 | 520 | panties | সুতি প্যান্টি, ৫টির প্যাক
Wire Free Everyday Bra with Breathable Cups | 750 | 590 | bra | ওয়্যার ছাড়া আরামদায়ক ব্রা
# New Women Items | accessory
Oversized Cat Eye Sunglasses with Hard Case | 950 | 720 | catEye | ক্যাট আই সানগ্লাস, কেসসহ
Handmade Jute Sun Hat with Wide Brim | 780 | | sunHat | হাতে বোনা পাটের সান হ্যাট
Embroidered Woollen Winter Shawl from Kashmir Pattern Collection | 2990 | 2290 | shawl | কাশ্মীরি নকশার উলের শাল
`;
